/** Replaces the service worker where the site has switched it off: it deletes what was kept and removes itself. */
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const worker = self as unknown as Worker;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const key of await caches.keys()) await caches.delete(key);
  await worker.registration.unregister();
}
