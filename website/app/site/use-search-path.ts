import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from './site-context.tsx';

/** Returns the path of the search page in the language of the page; null on a site without one. */
export function useSearchPath(): string | null {
  const locale = useLocale();
  return useSite().hasSearch ? fixedPath('search', locale) : null;
}
