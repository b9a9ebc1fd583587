import { useSyncExternalStore } from 'react';

/** Opens the consent preferences; null until the consent tool is ready (`didomiIsReady`, `1-shell §3`). */
let openPreferences: (() => void) | null = null;
const listeners = new Set<() => void>();

/** To be called by the consent tool once it is ready, with what opens its preferences. */
export function setConsentReady(open: () => void): void {
  openPreferences = open;
  for (const tell of listeners) tell();
}

/** Does nothing before the consent tool is ready. */
export const openConsentPreferences = (): void => openPreferences?.();

/** Whether the visitor can be offered the consent preferences; false on the server. */
export const useConsentReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openPreferences !== null,
    () => false,
  );

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
