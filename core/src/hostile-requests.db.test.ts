import { request as httpRequest } from 'node:http';
import { type ServerType, serve } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMunicipalities, alertFormOf } from '../test/alert-fixture.ts';
import { createCoreDatabase, siteKey, startCore } from '../test/core-fixture.ts';
import { hostileTexts } from '../test/hostile-texts.ts';
import { listingOf } from '../test/listing-fixture.ts';
import { messageOf } from '../test/message-fixture.ts';
import { staffKey, staffToken } from '../test/staff-fixture.ts';
import { connect } from './db/connect.ts';
import { importListings } from './listings/import-listings.ts';

let core: ReturnType<typeof startCore>;
let server: ServerType;
let port: number;
let headers: Record<string, string>;
/** An existing value for each path parameter. */
let known: Record<string, string>;
const logged: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_hostile');
  await importListings(databaseUrl, [listingOf()]);
  const { database, close } = connect(databaseUrl, { statementTimeout: 60_000, connections: 1 });
  await addMunicipalities(database);
  core = startCore(databaseUrl, {
    staffKey,
    logger: pino({ level: 'trace' }, { write: (line) => logged.push(line) }),
  });
  const { id } = await (await core.post(messageOf())).json();
  await core.post(alertFormOf());
  const { token } = await database.selectFrom('alert').select('token').executeTakeFirstOrThrow();
  await close();
  known = { microsite_id: 'm-1', uls: '10000001', id, token };
  headers = { 'x-site-key': siteKey, authorization: `Bearer ${await staffToken({ kind: 'all' })}` };
  server = serve({ fetch: core.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await core.close();
});
beforeEach(() => {
  logged.length = 0;
});

interface Route {
  method: string;
  path: string;
  query: string[];
  body: 'json' | 'form' | 'none';
}

/** Returns every route of the API reference and the three routes that the reference omits. */
async function routes(): Promise<Route[]> {
  const { paths } = await (await core.app.request('/openapi.json')).json();
  const described = Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Route => {
      const query = (Array.isArray(parameters) ? parameters : []).filter((parameter) => parameter.in === 'query');
      const isForm = JSON.stringify(requestBody ?? '').includes('multipart/form-data');
      const body = requestBody ? (isForm ? 'form' : 'json') : 'none';
      return { method: method.toUpperCase(), path, query: query.map(({ name }) => name), body };
    }),
  );
  const others = ['/healthz', '/readyz', '/docs'].map((path) => ({
    method: 'GET',
    path,
    query: [],
    body: 'none' as const,
  }));
  return [...described, ...others];
}

const fill = (path: string, values: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** Sends a request in this process; its status must be below 500, and a refusal must be a problem. */
async function send({ method, path, headers: own = {}, body }: Sent): Promise<string | null> {
  const init = { method, headers: { ...headers, ...own }, ...(body !== undefined && { body }) };
  const answer = await core.app.request(path, init);
  const type = answer.headers.get('content-type') ?? '';
  await answer.body?.cancel();
  const isGood = answer.status < 500 && (answer.status < 400 || type.startsWith('application/problem+json'));
  return isGood ? null : `${method} ${path.slice(0, 200)} ${String(body).slice(0, 80)}: ${answer.status} ${type}`;
}

async function faultsOf(requests: Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < requests.length; start += 20) {
    const answers = await Promise.all(requests.slice(start, start + 20).map(send));
    faults.push(...answers.filter((fault) => fault !== null));
  }
  return faults;
}

/** Returns the lines of the log that are errors or contain SQL. */
const suspiciousLines = () =>
  logged.filter(
    (line) => JSON.parse(line).level >= 50 || /\b(select|insert into|update|delete from)\b.*["$]/i.test(line),
  );

const expectNoFault = async (requests: Sent[]) => {
  expect(requests.length).toBeGreaterThan(20);
  expect(await faultsOf(requests)).toEqual([]);
  expect(suspiciousLines()).toEqual([]);
};

const jsonOf = (route: Route) =>
  route.body === 'json' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};

test('hostile path parameters are refused on every route', async () => {
  const encoded = [
    ...hostileTexts.map(encodeURIComponent),
    '%00',
    '%ED%A0%80',
    '%FF',
    '%C0%80',
    '%',
    '%zz',
    '..%2f..',
    '%2500',
  ];
  const requests = (await routes()).flatMap((route) =>
    [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      encoded.map((value) => ({
        method: route.method,
        path: fill(route.path, { ...known, [name]: value }),
        ...jsonOf(route),
      })),
    ),
  );
  await expectNoFault(requests);
});

test('hostile query parameters are refused or ignored on every route', async () => {
  const requests = (await routes()).flatMap(({ method, path, query }) =>
    query.flatMap((name) =>
      [...hostileTexts.map(encodeURIComponent), '%00', '%ED%A0%80', '%', `1&${name}=2`, '9'.repeat(400)].map(
        (value) => ({
          method,
          path: `${fill(path, known)}?${name}=${value}`,
        }),
      ),
    ),
  );
  await expectNoFault(requests);
});

/** JSON bodies that no route expects. */
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '\u0000',
];
const fieldsOfBodies = ['stage', 'was', 'assignee', 'email', 'retention_days', 'webhook_url', 'status', 'frequency'];
const hostileValues = [
  ...hostileTexts,
  '\ud800',
  null,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  { type: 'broker', slug: '\u0000' },
  true,
];

test('hostile JSON bodies are refused on every route', async () => {
  const requests = (await routes())
    .filter(({ body }) => body === 'json')
    .flatMap(({ method, path }) =>
      [
        ...bodies,
        ...hostileValues.map((value) =>
          JSON.stringify(Object.fromEntries(fieldsOfBodies.map((name) => [name, value]))),
        ),
        ...hostileValues.map((value) => JSON.stringify({ assignee: { type: 'broker', slug: value } })),
        JSON.stringify(Object.fromEntries(fieldsOfBodies.map((name) => [name, { length: { toString: 0 } }]))),
        ...hostileValues.map((value) => JSON.stringify({ email: value })),
        ...hostileValues.map((value) => JSON.stringify({ webhook_url: value })),
      ].map((body) => ({
        method,
        path: fill(path, known),
        body,
        headers: { 'content-type': 'application/json' },
      })),
    );
  await expectNoFault(requests);
});

test('hostile forms are refused or cleaned', async () => {
  const contact = (body: string | FormData, own: Record<string, string> = {}) => ({
    method: 'POST',
    path: '/api/swc/m-1/contact',
    body,
    headers: own,
  });
  const formOf = (name: string, value: string) => {
    const form = new FormData();
    for (const [field, text] of Object.entries(alertFormOf())) form.set(field, text);
    form.set(name, value);
    return form;
  };
  const names = [
    ...Object.keys(alertFormOf()),
    'source_page',
    'variant',
    'recaptcha_response',
    'recipient_slug',
    'uls',
    '__proto__',
    '\u0000',
  ];
  const types = [
    '',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/json',
  ];
  await expectNoFault([
    ...names.flatMap((name) =>
      ['\u0000', '\ud800', '\u009f\u202e', 'x'.repeat(60_000), "'; drop table lead; --"].map((value) =>
        contact(formOf(name, value)),
      ),
    ),
    ...types.map((type) => contact('a=%00&b=%ED%A0%80&form_type=contact_form', { 'content-type': type })),
  ]);
});

test('hostile headers are refused or ignored on every route', async () => {
  const values = ['*', 'm-2,m-1', '\u00ff'.repeat(30), 'x'.repeat(5000), '%00', "'--", 'Bearer a.b.c', '9'.repeat(100)];
  const names = [
    'x-site-key',
    'authorization',
    'content-language',
    'idempotency-key',
    'x-request-id',
    'x-forwarded-for',
    'referer',
    'accept-encoding',
    'host',
    'content-length',
  ];
  const requests = (await routes()).flatMap((route) =>
    names.map((name, index) => {
      const { body, headers: own } = { headers: {}, ...jsonOf(route) };
      return {
        method: route.method,
        path: fill(route.path, known).replace(known.id ?? '', '0'),
        body,
        headers: { ...own, [name]: values[index % values.length] ?? '' },
      };
    }),
  );
  await expectNoFault(requests);
});

test('unknown methods and addresses are refused', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  const paths = [
    '/',
    '//',
    '/api',
    '/api/staff',
    '/api/staff/',
    '/api/swc//contact',
    `/${'a'.repeat(2503)}`,
    '/%00',
    '/%',
    '/api/swc/m-1/%2e%2e/contact',
  ];
  const described = await routes();
  await expectNoFault([
    ...methods.flatMap((method) => paths.map((path) => ({ method, path }))),
    ...described.map(({ path }) => ({ method: 'PROPFIND', path: fill(path, known) })),
  ]);
});

/** Sends a path over the network unchanged; fetch would normalise it. */
const overNetwork = (path: string, own: Record<string, string>) =>
  new Promise<{ status: number; type: string }>((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', path, headers: { ...headers, ...own } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']) }));
    });
    call.on('error', reject).end();
  });

test('hostile addresses and hosts over the network get a problem', async () => {
  const paths = [
    '/api/swc/m-1/property/%00',
    '/api/swc/%00/properties',
    `/api/swc/${'a'.repeat(2495)}/properties`,
    `/${'%41'.repeat(835)}`,
    '/%',
    '/%ED%A0%80',
    '//evil.example/%00',
    '/..%5c..%5c',
    '/api/staff/leads/%00',
    'http://evil.example/%00',
    '*',
  ];
  const hosts = ['evil.example', '127.0.0.1:1', '[::1', 'a b', '', 'é', '%00', 'x'.repeat(300)];
  const answers = await Promise.all([
    ...paths.map((path) => overNetwork(path, {})),
    ...hosts.map((host) => overNetwork('/api/swc/m-1/unknown', { host: Buffer.from(host).toString('latin1') })),
  ]);
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  expect(suspiciousLines()).toEqual([]);
});
