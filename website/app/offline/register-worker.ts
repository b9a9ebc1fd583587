import { workerPath } from '../locale/offline-path.ts';

/**
 * Registers the service worker on a site that can be installed, as its manifest tells; on any other one, an earlier worker is asked for again, whose
 * answer removes it. A browser that refuses workers shows the site as without one.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isOffered = document.querySelector('link[rel="manifest"]') !== null;
  try {
    if (isOffered) await serviceWorker.register(workerPath, { updateViaCache: 'none' });
    else await (await serviceWorker.getRegistration())?.update();
  } catch {
    // Private windows and full disks refuse workers.
  }
}
