import { AsyncLocalStorage } from 'node:async_hooks';

const present = new AsyncLocalStorage<string>();

/** Does the work of a request; what it asks other parts carries the id of the request. */
export const withRequestId = <T>(requestId: string, work: () => Promise<T>): Promise<T> => present.run(requestId, work);

/** Returns the headers that name the present request to another part; none outside a request. */
export function requestIdHeader(): Record<string, string> {
  const requestId = present.getStore();
  return requestId === undefined ? {} : { 'X-Request-Id': requestId };
}
