import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Fetches an address without following redirects. A name below `localhost` is fetched from `localhost`, which Node resolves. */
export async function fetchText(url: string): Promise<Answer> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  get(
    {
      agent,
      hostname: hostname.endsWith('.localhost') ? 'localhost' : hostname,
      port,
      path: pathname + search,
      headers: { host },
    },
    (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    },
  ).once('error', reject);
  return promise;
}
