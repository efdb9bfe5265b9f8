// Sends results and the campaign to the server. What cannot be sent now waits in this browser and is sent later.
import { addresses } from "./addresses.js";
import { load, save } from "./store.js";

const WAITING = "waiting";
let busy = false;

export function waiting() {
  return load(WAITING, []).length;
}

/**
 * Put something in the queue; a newer version of the same thing takes the place of the older one.
 *
 * @param {string} address
 * @param {Message} body
 */
export function send(address, body) {
  const others = load(WAITING, []).filter((one) => one.address !== address || one.body.key !== body.key);
  save(WAITING, [...others, { address, body }]);
  return flush();
}

/**
 * What the server keeps of the campaign at the table, and a token for changes; null if it does not answer.
 *
 * @returns {Promise<Kept | null>}
 */
export async function kept() {
  try {
    const answer = await fetch(addresses().kept, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

// Send all that waits. True if nothing waits any more. What the server refuses would be refused again: it is dropped.
export async function flush() {
  if (busy || !waiting()) return !waiting();
  busy = true;
  try {
    const token = (await kept())?.token;
    while (token && waiting()) {
      const [first] = load(WAITING, []);
      const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
      const answer = await fetch(first.address, { method: "POST", headers, body: JSON.stringify(first.body) });
      if (answer.status >= 500) break;
      save(
        WAITING,
        load(WAITING, []).filter((one) => JSON.stringify(one) !== JSON.stringify(first)),
      );
    }
  } catch {
    // The server cannot be reached: it all waits.
  }
  busy = false;
  return !waiting();
}

addEventListener("online", () => flush());
