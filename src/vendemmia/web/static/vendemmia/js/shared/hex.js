// Bytes as hexadecimal numbers.

/** @param {ArrayBuffer | Uint8Array} bytes */
export const hexOf = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
