import type { RouteAnswer } from '../answer.ts';
import type { PageCall } from '../document/page-answer.server.tsx';

/** A request for a route. */
export interface RouteCall extends PageCall {
  /** Values of the path's parameters, as they stand in the address. */
  params: Readonly<Record<string, string>>;
}

export type RouteHandler = (call: RouteCall) => Response | RouteAnswer | Promise<Response | RouteAnswer>;

/** Handlers of a route by the method of the request; `get` also answers HEAD. */
export interface Route {
  get?: RouteHandler;
  post?: RouteHandler;
}
