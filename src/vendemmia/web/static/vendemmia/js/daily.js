// The daily vineyard: the result as a text to copy, and its picture.
import "./drawer.js";
import "./messages.js";
import { offer, pressed } from "./picture.js";

async function copyText() {
  await navigator.clipboard.writeText(document.getElementById("share-text").textContent);
  return document.getElementById("picture-done").dataset.copied;
}

offer("copy-text", pressed(copyText), Boolean(navigator.clipboard?.writeText));
