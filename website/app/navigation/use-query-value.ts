import { navigate } from './navigate.ts';
import { usePlace } from './use-place.tsx';

/**
 * Returns a parameter of the address, '' without it, and a function that sets it, with '' removing it: a filter in the address outlives a
 * reload and going back, and can be shared. The page and its scroll position stay as they are.
 */
export function useQueryValue(name: string): [value: string, set: (value: string) => void] {
  const { pathname, search } = usePlace();
  const set = (value: string) => {
    const query = new URLSearchParams(search);
    query.delete(name);
    if (value !== '') query.set(name, value);
    navigate(`${pathname}?${query}`, { replace: true, keepScroll: true, keepContent: true });
  };
  return [new URLSearchParams(search).get(name) ?? '', set];
}
