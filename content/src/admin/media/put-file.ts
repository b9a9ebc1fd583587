/** Time without a byte sent, and time for the answer to the last one, after which a file is given up, ms. */
const silenceLimitMs = 30_000;

/** Sends a file by PUT and returns the status of the answer; null when it did not arrive. `fetch` tells nothing while it sends. */
export function putFile(url: string, headers: Readonly<Record<string, string>>, file: File): Promise<number | null> {
  const request = new XMLHttpRequest();
  const { promise, resolve } = Promise.withResolvers<number | null>();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), silenceLimitMs);
  };
  request.upload.addEventListener('progress', wait);
  request.addEventListener('loadend', () => {
    clearTimeout(timer);
    // 0 when there was no answer.
    resolve(request.status || null);
  });
  request.open('PUT', url);
  // The browser itself says how long the file is, and refuses to be told.
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  for (const [name, value] of others) request.setRequestHeader(name, value);
  wait();
  request.send(file);
  return promise;
}
