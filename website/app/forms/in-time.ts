/** The outcome of a step, or a failure with `message` where it has not come in `limitMs`: a form must not wait for ever. */
export function inTime<T>(step: PromiseLike<T>, limitMs: number, message: string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const limit = setTimeout(() => reject(new Error(message)), limitMs);
  step.then(resolve, reject);
  return promise.finally(() => clearTimeout(limit));
}
