// Addresses of the companion, as the server gives them to its pages.

/** @returns {Addresses} */
export const addresses = () => JSON.parse(document.body.dataset.addresses ?? "{}");

/**
 * Where a question is answered, such as the number of a rule.
 *
 * @param {string} question
 */
export const askAddress = (question) => `${addresses().ask}?q=${encodeURIComponent(question)}`;
