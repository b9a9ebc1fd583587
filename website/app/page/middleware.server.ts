import { localeOfPath } from '../locale/paths.ts';
import { RouteError } from './page-error-kind.ts';

type Middleware = (url: URL) => void;

/** What may stand before a page, by name. */
const known: Readonly<Record<string, Middleware>> = {
  /** The language is the first part of an address (`1-shell §2`); nothing stands at one without. */
  locale: ({ pathname }) => {
    if (!localeOfPath(pathname)) throw new RouteError('page-not-found', 404);
  },
};

/** What every page passes before the content service is asked for it. */
export const pageMiddleware = ['locale'] as const;

/** Runs the named middleware in order. Throws a `RouteError` where one stops the visit or is not known (`1-shell §4`). */
export function runMiddleware(names: readonly string[], url: URL): void {
  for (const name of names) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!middleware) throw new RouteError('unknown-middleware');
    middleware(url);
  }
}
