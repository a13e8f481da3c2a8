/*
 * In place of the worker where it is turned off: it drops what the worker kept, and itself. Pages go on from the network.
 */

// The scope is a worker's, which TypeScript's declarations do not say of a module.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const store of await caches.keys()) await caches.delete(store);
  await self.registration.unregister();
}

export {};
