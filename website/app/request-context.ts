import { createContext, type RouterContext } from 'react-router';

/** What the server knows of a request before the application sees it. */
export interface RequestContext {
  /** Stands in the logs, in `x-request-id` and on error pages. */
  requestId: string;
  /** Scheme, host and port as the visitor wrote them: `https://www.example.ca`. */
  origin: string;
  /** The checked host name in lower case, without the port. */
  hostname: string;
  /** The visitor's address; undefined while a page is rendered for everybody, for the page cache. */
  clientIp: string | undefined;
  /** The value of the `i18n_redirected` cookie; undefined without one and while a page is rendered for everybody. */
  localeCookie: 'fr' | 'en' | undefined;
}

declare global {
  /** A key is compared by identity, and the server and the built application each load a copy of this module. */
  var vitrineRequestContext: RouterContext<RequestContext> | undefined;
}

globalThis.vitrineRequestContext ??= createContext<RequestContext>();

/** The key under which loaders and the entry find it: `context.get(requestContext)`. */
export const requestContext: RouterContext<RequestContext> = globalThis.vitrineRequestContext;
