import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Next bundles a second copy of this module; both copies find the storage under this global symbol. */
const name = Symbol.for('vitrine.admin.responses');

// Only this module uses the name.
const shared = globalThis as { [name]?: AsyncLocalStorage<ServerResponse> };
shared[name] ??= new AsyncLocalStorage<ServerResponse>();

/** Holds the response to the request that is being answered. */
export const openResponses = shared[name];

/** Sets the status of the response. Next answers every server function with 200 or 500. */
export function setStatus(status: number): void {
  const response = openResponses.getStore();
  if (response) response.statusCode = status;
}
