import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Way in which a service answers badly. `down` refuses connections; `reset` breaks them off without an answer. */
export type HttpFault =
  | 'down'
  | 'slow'
  | '500'
  | 'wrong JSON'
  | 'truncated body'
  | 'huge body'
  | 'wrong content type'
  | 'reset'
  | 'old version';

export interface FaultProxy {
  port: number;
  break(fault: HttpFault): Promise<void>;
  mend(): Promise<void>;
  stop(): Promise<void>;
}

type Answer = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Longer than the website waits for a service. */
const slowMs = 4_000;
const hugeBytes = 300_000_000;
/** Parts of a page that the first version of the wire had. */
const firstParts = [
  ...['content', 'header', 'footer', 'theme', 'metadata', 'title', 'production', 'site_id', 'microsite_id'],
  ...['site_type', 'site_key', 'recaptcha', 'location'],
];

/** Forwards HTTP requests to a port of this machine, and answers in its place while it is broken. */
export async function startFaultProxy(targetPort: number, port: number): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();

  const ask = (req: IncomingMessage, headers = req.headers): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url } = req;
      const upstream = request({ port: targetPort, host: 'localhost', method, path: url, headers, agent }, resolve);
      upstream.on('error', reject);
      req.on('close', () => req.complete || upstream.destroy());
      req.pipe(upstream);
    });
  const forward: Answer = async (req, res) => {
    const answer = await ask(req);
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    res.on('close', () => answer.destroy());
    answer.on('error', () => res.destroy());
    answer.pipe(res);
  };
  /** Returns the whole answer of the service, uncompressed. */
  const wholeAnswer = async (req: IncomingMessage) => {
    const answer = await ask(req, { ...req.headers, 'accept-encoding': 'identity' });
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    return { status: answer.statusCode ?? 502, headers, body: Buffer.concat(await answer.toArray()) };
  };
  const json = (status: number, body: string): Answer => {
    return (_req, res) => void res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  const answers: Record<Exclude<HttpFault, 'down'>, Answer> = {
    slow: async (req, res) => {
      await delay(slowMs);
      await forward(req, res);
    },
    '500': json(500, '{"message":"An error occurred"}'),
    'wrong JSON': json(200, '{"content":7,"data":"all is well"}'),
    'truncated body': async (req, res) => {
      const { status, headers, body } = await wholeAnswer(req);
      res.writeHead(status, { ...headers, 'content-length': Math.max(body.length, 2) });
      res.write(body.subarray(0, Math.floor(body.length / 2)), () => res.destroy());
    },
    'huge body': sendHugeBody,
    'wrong content type': (_req, res) =>
      void res.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome to nginx!</h1>'),
    reset: (req) => void req.socket.resetAndDestroy(),
    'old version': async (req, res) => {
      const { status, headers, body } = await wholeAnswer(req);
      const { etag: _, 'cache-tag': __, ...oldHeaders } = headers;
      const old = req.url?.startsWith('/api/page') && status === 200 ? withoutLaterParts(body) : body;
      res.writeHead(status, { ...oldHeaders, 'content-length': old.length }).end(old);
    },
  };

  let answer: Answer = forward;
  const server = createServer(async (req, res) => {
    try {
      await answer(req, res);
    } catch {
      res.destroy();
    }
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return {
    // A TCP server that listens has an address object; only a Unix socket has a text.
    port: (server.address() as AddressInfo).port,
    async break(fault) {
      if (fault === 'down') return stop();
      answer = answers[fault];
    },
    async mend() {
      answer = forward;
      if (!server.listening) await listen();
    },
    async stop() {
      agent.destroy();
      if (server.listening) await stop();
    },
  };
}

/** Sends one endless text, as fast as it is read. */
async function sendHugeBody(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  res.writeHead(200, { 'content-type': 'application/json' });
  await pipeline(Readable.from(hugeText()), res);
}

function* hugeText(): Generator<Buffer> {
  yield Buffer.from('{"content":"');
  const chunk = Buffer.alloc(1_000_000, 'a');
  for (let sent = 0; sent < hugeBytes; sent += chunk.length) yield chunk;
  yield Buffer.from('"}');
}

function withoutLaterParts(body: Buffer): Buffer {
  const page = JSON.parse(body.toString()) as Record<string, unknown>; // The answer to a page is an object.
  const old = Object.fromEntries(Object.entries(page).filter(([name]) => firstParts.includes(name)));
  return Buffer.from(JSON.stringify(old));
}
