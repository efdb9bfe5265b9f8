// The service worker shows a page of its own when the server does not answer.
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));
