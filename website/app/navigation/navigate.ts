import type { Navigate, NavigateOptions } from './router.ts';

/** Until the router starts, every address is loaded as a document. */
let current: Navigate = async (to) => {
  if (typeof to === 'number') history.go(to);
  else location.assign(to);
};

/**
 * Goes to an address of the site, which may be relative to the current one, or a number of entries back or forward. Resolves when
 * the page is shown.
 */
export const navigate = (to: string | number, options?: NavigateOptions): Promise<void> => current(to, options);

/** Makes `navigate` use a router. */
export function connectRouter(router: { navigate: Navigate }): void {
  current = router.navigate;
}
