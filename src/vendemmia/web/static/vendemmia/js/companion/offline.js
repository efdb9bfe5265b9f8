// Keeps the companion's files in this browser, so that it works without a network. The server lists them with a version
// made from their content; when it changes, they are all fetched again and then the old ones are removed.
// A reader may leave the page meanwhile, so the first page is put into the cache last: one that has it has all.
import { addresses } from "./addresses.js";

const PREFIX = "companion-";
const last = () => addresses().home;

/** @param {string} cacheName */
const isWhole = (cacheName) => caches.match(last(), { cacheName, ignoreVary: true });

/** @param {string} address */
export async function keepFiles(address) {
  if (!("caches" in window) || !navigator.serviceWorker) return false;
  const before = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    return (await Promise.all(names.map(isWhole))).some(Boolean);
  };
  try {
    /** @type {{ version: string, files: string[] }} */
    const { version, files } = await (await fetch(address)).json();
    const name = PREFIX + version;
    if (!(await isWhole(name))) {
      const answers = await Promise.all(files.map((file) => fetch(file, { cache: "no-cache" })));
      if (answers.some((answer) => !answer.ok)) return await before();
      const cache = await caches.open(name);
      const put = (/** @type {string} */ file) => cache.put(file, answers[files.indexOf(file)]);
      await Promise.all(files.filter((file) => file !== last()).map(put));
      await put(last());
    }
    for (const other of await caches.keys()) {
      if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
    }
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return await before().catch(() => false);
  }
}
