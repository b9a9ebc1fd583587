import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The admin is built: its bundle has a copy of this module, and shares the storage with the server before it. */
const key = Symbol.for('vitrine.request-id');
const shared = globalThis as { [key]?: AsyncLocalStorage<string> };
shared[key] ??= new AsyncLocalStorage<string>();
const present = shared[key];

const form = /^[\w.-]{1,64}$/;

/** Returns the id that a request names, or a new one when it names none that a log can hold. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && form.test(given) ? given : randomUUID();

/** Does the work of a request; what it asks core carries the id of the request. */
export const withRequestId = <T>(requestId: string, work: () => Promise<T>): Promise<T> => present.run(requestId, work);

/** Returns the id of the present request; undefined outside a request. */
export const presentRequestId = (): string | undefined => present.getStore();

/** Returns the headers that name the present request to core; none outside a request. */
export function requestIdHeader(): Record<string, string> {
  const requestId = present.getStore();
  return requestId === undefined ? {} : { 'x-request-id': requestId };
}
