import { addressOf } from './place.ts';

/**
 * Returns false when the browser has left the address that was loaded: between entries of one document, going back before the
 * router starts changes the address alone. A document has such entries only after a reload, or when it comes back itself.
 */
export function isServedAddress(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // of this type by its name
  if (!loaded || loaded.type === 'navigate') return true;
  return addressOf(new URL(loaded.name, location.href)) === addressOf(location);
}
