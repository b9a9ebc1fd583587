import { createContext, type RouterContext } from 'react-router';

/** Data about a request that the server knows before the application handles it. */
export interface RequestContext {
  /** True for a document, false for the data of a client navigation (`.data`). */
  isDocument: boolean;
  /** Also in the logs, in `x-request-id` and on error pages. */
  requestId: string;
  /** Scheme, host and port as the visitor typed them: `https://www.example.ca`. */
  origin: string;
  /** The checked host name in lower case, without the port. */
  hostname: string;
  /** Address of the visitor; undefined while a page is rendered for the shared cache. */
  clientIp: string | undefined;
  /** Value of the `i18n_redirected` cookie; undefined without one and while a page is rendered for the shared cache. */
  localeCookie: 'fr' | 'en' | undefined;
}

declare global {
  /** Keys are compared by identity, and the server and the built application each load a copy of this module. */
  var vitrineRequestContext: RouterContext<RequestContext> | undefined;
}

globalThis.vitrineRequestContext ??= createContext<RequestContext>();

/** Key of the request context in loaders and in the entry: `context.get(requestContext)`. */
export const requestContext: RouterContext<RequestContext> = globalThis.vitrineRequestContext;
