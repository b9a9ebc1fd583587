import { localeOfPath } from '../locale/paths.ts';
import { RouteError } from '../page-error-kind.ts';

type Middleware = (url: URL) => void;

/** Page middleware by name. */
const known: Readonly<Record<string, Middleware>> = {
  /** Answers 404 for an address without a language, which is the first segment of every address (addresses.1). */
  locale: ({ pathname }) => {
    if (!localeOfPath(pathname)) throw new RouteError('page-not-found', 404);
  },
};

/** Names of the middleware that runs before every page is loaded. */
export const pageMiddleware = ['locale'] as const;

/** Runs the named middleware in order. Throws a `RouteError` when one rejects the address or is unknown (errors.8). */
export function runMiddleware(names: readonly string[], url: URL): void {
  for (const name of names) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!middleware) throw new RouteError('unknown-middleware');
    middleware(url);
  }
}
