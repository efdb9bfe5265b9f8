// What every page has: the drawer, and a word when something goes wrong.
import "./drawer.js";
import "./word.js";
