// The daily vineyard: the result as a text to copy, and its picture.
import "../shared/drawer.js";
import "../shared/messages.js";
import { need } from "../shared/elements.js";
import { offer, pressed } from "../shared/picture.js";

async function copyText() {
  await navigator.clipboard.writeText(need("#share-text").textContent ?? "");
  return need("#picture-done").dataset.copied;
}

offer("copy-text", pressed(copyText), "clipboard" in navigator);
