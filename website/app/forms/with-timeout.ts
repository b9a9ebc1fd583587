/** Returns what `step` resolves to; rejects with `message` after `limitMs`, so that a form never waits for ever. */
export function withTimeout<T>(step: PromiseLike<T>, limitMs: number, message: string): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const limit = setTimeout(() => reject(new Error(message)), limitMs);
  step.then(resolve, reject);
  return promise.finally(() => clearTimeout(limit));
}
