// Keeps the companion's files in this browser, so that it works without a network. The server lists them with a version
// made from their content; when it changes, they are all fetched again and then the old ones are removed.
const PREFIX = "companion-";

export async function keepFiles(address) {
  if (!("caches" in window) || !navigator.serviceWorker) return false;
  const before = async () => (await caches.keys()).some((name) => name.startsWith(PREFIX));
  try {
    const { version, files } = await (await fetch(address)).json();
    const name = PREFIX + version;
    if (!(await caches.has(name))) {
      const answers = await Promise.all(files.map((file) => fetch(file, { cache: "no-cache" })));
      if (answers.some((answer) => !answer.ok)) return await before();
      const cache = await caches.open(name);
      await Promise.all(answers.map((answer, place) => cache.put(files[place], answer)));
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
