// What every page has: the drawer.
import "./drawer.js";
