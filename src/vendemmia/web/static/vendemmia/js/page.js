// What every page has: the app around it, the drawer, and a message when something goes wrong.
import "./app.js";
import "./drawer.js";
import "./follow.js";
import "./messages.js";
