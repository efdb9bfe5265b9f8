// The table: each module adds one convenience to a page that works without them.
import "./app.js";
import "./drawer.js";
import "./live.js";
import "./sending.js";
import "./messages.js";
import "./workers.js";
import "./parts.js";
import "./zoom.js";
import "./keys.js";
import "./focus.js";
import "./moves.js";
import "./pressed.js";
import "./strip.js";
import "./peek.js";
import "./hand.js";
import "./hint.js";
import "./tutor.js";
