import type { Locale } from '@vitrine/contract/locale.ts';

/** Paths of the page that shows in place of any other one without a network. */
export const offlinePaths: Readonly<Record<Locale, string>> = { fr: '/fr/hors-ligne', en: '/en/offline' };

/** Path of the service worker, at the root, because it answers for what is below its own path. */
export const workerPath = '/service-worker.js';
