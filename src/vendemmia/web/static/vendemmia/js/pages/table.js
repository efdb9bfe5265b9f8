// The table: each module adds one convenience to a page that works without them. After a swap they act in this order: those that
// only change the page come before those that measure it, so that a browser arranges it once.
import "../shared/app.js";
import "../table/parts.js";
import "../table/pressed.js";
import "../shared/drawer.js";
import "../live/stream.js";
import "../live/sending.js";
import "../shared/messages.js";
import "../table/workers.js";
import "../table/zoom.js";
import "../table/keys.js";
import "../table/focus.js";
import "../live/moves.js";
import "../table/strip.js";
import "../table/peek.js";
import "../table/hand.js";
import "../table/picks.js";
import "../table/sheet.js";
import "../table/sit.js";
import "../table/hint.js";
import "../table/tutor.js";
import "../table/together.js";
