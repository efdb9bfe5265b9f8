// A picture on the page: saved as PNG, copied, shared.
import { need } from "./elements.js";

const SCALE = 2; // Sharp on dense screens.
const picture = need("#picture", HTMLImageElement);
const outcome = need("#picture-done");
const fileName = picture.dataset.file ?? "";

/** @returns {Promise<Blob>} */
async function png() {
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * picture.naturalWidth;
  canvas.height = SCALE * picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

const asFile = (/** @type {Blob} */ blob) => new File([blob], fileName, { type: blob.type });

async function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await png());
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return outcome.dataset.saved;
}

async function copy() {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
  return outcome.dataset.copied;
}

async function share() {
  await navigator.share({ files: [asFile(await png())] });
  return "";
}

/**
 * Says how it went. Closing the dialog of the system is not a failure.
 *
 * @param {() => Promise<string | undefined>} work
 */
export const pressed = (work) => async (/** @type {Event} */ event) => {
  event.preventDefault();
  outcome.textContent = "";
  try {
    outcome.textContent = (await work()) ?? "";
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError"))
      outcome.textContent = outcome.dataset.failed ?? "";
  }
};

/**
 * Show a button, if what it does is possible here.
 *
 * @param {string} id
 * @param {(event: Event) => void} work
 * @param {boolean} [possible]
 */
export function offer(id, work, possible = true) {
  const button = need(`#${id}`);
  button.hidden = !possible;
  button.addEventListener("click", work);
}

const sample = new File([""], "sample.png", { type: "image/png" });
offer("save-picture", pressed(save));
offer("copy-picture", pressed(copy), "ClipboardItem" in window && "clipboard" in navigator);
offer("share-picture", pressed(share), Boolean(navigator.canShare?.({ files: [sample] })));
