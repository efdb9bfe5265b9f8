// A picture on the page: saved as PNG, copied, shared.

const SCALE = 2; // Sharp on dense screens.
const picture = document.getElementById("picture");
const done = document.getElementById("picture-done");
const button = (id) => document.getElementById(id);

async function png() {
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SCALE * picture.naturalWidth;
  canvas.height = SCALE * picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

const asFile = (blob) => new File([blob], picture.dataset.file, { type: blob.type });

async function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await png());
  link.download = picture.dataset.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return done.dataset.saved;
}

async function copy() {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
  return done.dataset.copied;
}

async function share() {
  await navigator.share({ files: [asFile(await png())] });
  return "";
}

// Says how it went. Closing the dialog of the system is not a failure.
export const pressed = (work) => async (event) => {
  event.preventDefault();
  done.textContent = "";
  try {
    done.textContent = await work();
  } catch (error) {
    if (error.name !== "AbortError") done.textContent = done.dataset.failed;
  }
};

export function offer(id, work, possible = true) {
  button(id).hidden = !possible;
  button(id).addEventListener("click", work);
}

const sample = new File([""], "sample.png", { type: "image/png" });
offer("save-picture", pressed(save));
offer("copy-picture", pressed(copy), "ClipboardItem" in window && Boolean(navigator.clipboard?.write));
offer("share-picture", pressed(share), Boolean(navigator.canShare?.({ files: [sample] })));
