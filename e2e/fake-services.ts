import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a fake service; a body that is a text goes out as it is, anything else as JSON. */
export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Failure of a service: it closes every connection without an answer, or holds it open. */
export type Misbehaviour = 'is down' | 'hangs';

export interface FakeRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Behaviour = (request: FakeRequest) => FakeAnswer | Misbehaviour | Promise<FakeAnswer | Misbehaviour>;

export interface FakeService {
  origin: string;
  /** Every request since the last `behave`. */
  seen: FakeRequest[];
  /** Sets the behaviour of the service; without an argument, restores its default. */
  behave(behaviour?: Behaviour | FakeAnswer | Misbehaviour): void;
  stop(): Promise<void>;
}

/** Starts a service on a free port of this machine, which answers by `well` until a test sets another behaviour. */
export async function startFakeService(well: Behaviour): Promise<FakeService> {
  let behaviour = well;
  const seen: FakeRequest[] = [];
  const server = createServer(async (request, response) => {
    const asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://localhost'),
      headers: request.headers,
      body: await text(request),
    };
    seen.push(asked);
    send(response, await behaviour(asked));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that listens has an address object; only a Unix socket has a text.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    behave(next = well) {
      seen.length = 0;
      behaviour = typeof next === 'function' ? next : () => next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, answer: FakeAnswer | Misbehaviour): void {
  if (answer === 'hangs') return;
  if (answer === 'is down') {
    response.destroy();
    return;
  }
  const { status, body, headers } = answer;
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
