import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Fetches a page of a site under `localhost` or a name below it, which Node resolves to nothing on many systems. Throws unless it is 200. */
export async function getHtml(url: string): Promise<string> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(
    {
      hostname: isLocal ? 'localhost' : hostname,
      port,
      path: pathname + search,
      headers: { host, cookie: 'i18n_redirected=fr' },
    },
    (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject);
      else reject(new Error(`${url} answers ${response.statusCode}.`));
    },
  ).once('error', reject);
  return promise;
}
