// What every page has: the app around it, the drawer, and a message when something goes wrong.
import "../shared/app.js";
import "../shared/drawer.js";
import "../shared/follow.js";
import "../shared/messages.js";
