import { get, type IncomingMessage } from 'node:http';
import { storedCodings, visitorHeaders } from '../request-headers.ts';
import { required, serve } from './serve.ts';

// The limit of a cached page: plain node:http that answers with the bytes and headers that `URL_TO_COPY` answered once to a
// visitor who accepts `CODING`.

const coding = storedCodings.find((each) => each === process.env.CODING) ?? 'gzip';

/**
 * Returns the headers and the body as node:http receives them, because fetch would decompress the body. Node sets the date and
 * the connection header itself.
 */
async function answerOf(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: visitorHeaders(coding) }, resolve).on('error', reject);
  const res = await promise;
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = res.headers;
  return {
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    body: Buffer.concat(await res.toArray()),
  };
}

const { headers, body } = await answerOf(required('URL_TO_COPY'));
serve((_req, res) => res.writeHead(200, headers).end(body));
