import { offlinePaths } from '../locale/offline-path.ts';

/** What this file uses of a service worker; TypeScript's types of workers exclude those of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface NavigationEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  /** Written before this script by its route; another version replaces the pages that are kept. */
  offlineVersion: string;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: NavigationEvent) => void): void;
}

const worker = self as unknown as Worker;
const prefix = 'offline-';
const name = prefix + worker.offlineVersion;

worker.addEventListener('install', (event) => event.waitUntil(keepPages()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// Only documents are answered, and from the network: no page is ever shown as it was.
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(documentOf(event));
});

async function keepPages(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll(Object.values(offlinePaths).map((path) => new Request(path, { cache: 'reload' })));
  // The old worker answers nothing from its cache that the new one would answer otherwise, so there is nothing to wait for.
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith(prefix) && key !== name) await caches.delete(key);
  // The browser sends the request while the worker starts, so that the worker delays no page.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function documentOf({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const path = new URL(request.url).pathname.startsWith('/en') ? offlinePaths.en : offlinePaths.fr;
    const page = await caches.match(path, { cacheName: name });
    return page ?? Response.error();
  }
}
