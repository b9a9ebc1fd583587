import { createServer, type IncomingMessage } from 'node:http';
import solver from 'altcha/workers/pbkdf2?raw';
import { vi } from 'vitest';

/** One submission as the test server received it. */
export interface Received {
  fields: FormData;
  accept: string | undefined;
  contentType: string;
}

/** Starts a test server that replaces the website: it issues ALTCHA challenges and answers forms as configured. */
export async function startFormServer() {
  const received: Received[] = [];
  const next = { status: 200, body: { status: 'success', id: '1' } as unknown };
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/captcha/challenge')) return response.end(JSON.stringify(challenge));
    const contentType = request.headers['content-type'] ?? '';
    const body = new Response(new Uint8Array(await readAll(request)), { headers: { 'content-type': contentType } });
    received.push({ fields: await body.formData(), accept: request.headers.accept, contentType });
    response.writeHead(next.status).end(JSON.stringify(next.body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    received,
    next,
    origin: `http://localhost:${address.port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A challenge with the lowest cost, which the first keys solve. */
const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '0', nonce: 'ab', salt: 'cd' },
  signature: 'ef',
};

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Adds browser features that jsdom lacks: relative addresses in `fetch`, intersection observers and workers. */
export function stubBrowser(origin: string): void {
  const fetchOfNode = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body instanceof FormData ? await formOfNode(init.body) : init?.body;
    return fetchOfNode(`${origin}${path}`, { ...init, body: body ?? null });
  });
  class Observer {
    #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#report = report;
    }
    observe() {
      // jsdom has no layout, so every element is in view. The entry has only the properties that are read.
      this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('Worker', InlineWorker);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

/** Converts a form of jsdom to Node's `FormData`, the only one that Node's `fetch` accepts. */
async function formOfNode(form: FormData): Promise<FormData> {
  const copy = await new Response(new URLSearchParams()).formData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

/** Runs ALTCHA's real worker in the same thread. */
class InlineWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  #scope: { onmessage?: (event: { data: unknown }) => void; postMessage: (data: unknown) => void } = {
    postMessage: (data) => this.onmessage?.({ data }),
  };
  constructor() {
    new Function('self', solver)(this.#scope);
  }
  postMessage(data: unknown) {
    this.#scope.onmessage?.({ data });
  }
  terminate() {}
}
