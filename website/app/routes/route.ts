import type { RequestContext } from '../request-context.ts';

/** A request for a route. */
export interface RouteCall {
  request: Request;
  /** Address of the page: that of the request without the suffix of a client navigation. */
  url: URL;
  /** False for the data of a client navigation (`/fr/contact.data`). */
  isDocument: boolean;
  /** Values of the path's parameters, as they stand in the address. */
  params: Readonly<Record<string, string>>;
  context: RequestContext;
}

export type RouteHandler = (call: RouteCall) => Response | Promise<Response>;

/** Handlers of a route by the method of the request; `get` also answers HEAD. */
export interface Route {
  get?: RouteHandler;
  post?: RouteHandler;
}
