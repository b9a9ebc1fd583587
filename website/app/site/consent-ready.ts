import { useSyncExternalStore } from 'react';

/** Opens the consent preferences; null until the consent tool is ready (`didomiIsReady`, `1-shell §3`). */
let openPreferences: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Registers the function that opens the consent preferences; called by the consent tool when it is ready. */
export function setConsentReady(open: () => void): void {
  openPreferences = open;
  for (const listener of listeners) listener();
}

/** Opens the consent preferences; no effect before the consent tool is ready. */
export const openConsentPreferences = (): void => openPreferences?.();

/** Returns true once the consent preferences can be opened; false on the server. */
export const useConsentReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openPreferences !== null,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
