import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Alert } from '@vitrine/contract/core/alerts.ts';
import { afterAll, beforeAll } from 'vitest';
import type { RequestContext } from '../request-context.ts';

export const token = 'Zm9yLXRlc3RzLW9ubHkgYW5kIG5vdCBmb3IgdmlzaXQ';

export const alert: Alert = {
  status: 'active',
  frequency: 'at_once',
  locale: 'en',
  email: 'l…a@example.ca',
  criteria: {
    municipalities: ['Québec'],
    unknown_municipalities: [],
    property_type: null,
    budget_min: null,
    budget_max: null,
    bedrooms: null,
    bathrooms: null,
    broker: null,
    office: null,
    area: null,
  },
  query: 'mun=23027',
  created_at: '2026-11-21T15:00:00.000Z',
  confirmed_at: null,
  matches: 0,
  sign_up_page: '/fr/acheter',
};

const visitor: RequestContext = {
  requestId: 'a-request',
  origin: 'https://www.example.ca',
  hostname: 'www.example.ca',
  clientIp: '192.0.2.7',
  localeCookie: undefined,
};

/** Arguments of every alert route; each host has a cache of its own. */
export const contextOf = (changes: Partial<RequestContext> = {}): RequestContext => ({ ...visitor, ...changes });

interface Answer {
  status: number;
  body?: unknown;
}

/**
 * Serves content and core on one port: an empty page, and an alert as `answer` defines it; requests to core are recorded. It
 * must run before the first module that reads the environment.
 */
export function startAlertServices() {
  const services = {
    answer: { status: 200, body: { data: alert } } as Answer | 'is down',
    isContentDown: false,
    seen: [] as { method: string; path: string; body: string; client: string | undefined }[],
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = '', url: path = '' } = request;
    const send = ({ status, body }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    const page = { content: { fields: [] }, microsite_id: 'm-1', site_key: 'key' };
    if (path.startsWith('/api/page'))
      return services.isContentDown ? send({ status: 500 }) : send({ status: 200, body: page });
    if (path.endsWith('/search-filters'))
      return send({ status: 200, body: { data: { municipalities: [], property_types: [] } } });
    const client = request.headers['x-forwarded-for']?.toString();
    services.seen.push({ method, path, body, client });
    return services.answer === 'is down' ? response.destroy() : send(services.answer);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on TCP
    const origin = `http://127.0.0.1:${port}`;
    Object.assign(process.env, {
      CONTENT_URL: origin,
      CORE_URL: origin,
      CONTENT_API_KEY: 'key',
      SITE_ID: '1',
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return services;
}
