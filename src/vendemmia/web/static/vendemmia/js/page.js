// What every page has: the drawer, and a message when something goes wrong.
import "./drawer.js";
import "./messages.js";
