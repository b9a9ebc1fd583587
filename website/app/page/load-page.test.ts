import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import '../block-framework/registry/every-block.server.ts';
import { setTestEnvironment } from './test-environment.ts';

/** A content service of the wire that answers whatever the test says, bad manners included. */
let respond: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    seen.push({ url: request.url ?? '', headers: request.headers, body });
    respond(request, response, body);
  });
});

const json = (status: number, body: unknown) => (_: unknown, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const text = (fr: string, en: string) => ({ cms_component: 'text', content: { fr, en } });
const page = {
  content: { fields: [{ id: 'a', block_type: 'text_block_1', fields: { main_title: text('Bonjour', 'Hello') } }] },
  header: { fields: [{ id: 'h', block_type: 'header_classic_block' }] },
  title: { fr: 'Accueil', en: 'Home' },
  seo: { fr: { global: { og_title: 'Le site', og_description: 'Description' } } },
  alternate_paths: [
    { locale: 'fr', path: '/fr' },
    { locale: 'en', path: '/en' },
  ],
};

let log: typeof import('../services/log.server.ts').log;
let loadPage: typeof import('./load-page.server.ts').loadPage;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  setTestEnvironment({ CONTENT_URL: `http://127.0.0.1:${port}` });
  ({ log } = await import('../services/log.server.ts'));
  ({ loadPage } = await import('./load-page.server.ts'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

let host = 0;
/** Loads a page. Each call uses a new host name, so that no test sees the shell that another has cached. */
function load(
  path: string,
  {
    cookie,
    accept = '',
    hostname = `site${++host}.test`,
  }: { cookie?: 'fr' | 'en'; accept?: string; hostname?: string } = {},
) {
  const context: RequestContext = {
    requestId: 'req-1',
    origin: `https://www.${hostname}`,
    hostname,
    clientIp: undefined,
    localeCookie: cookie,
  };
  return loadPage({ url: new URL(path, 'http://localhost'), acceptLanguage: accept }, context);
}

async function loadError(path = '/fr/x') {
  const loaded = await load(path);
  if (loaded.kind !== 'document') throw new Error('expected a document');
  return { status: loaded.status, isShared: loaded.isShared, ...loaded.page.main[0]?.fields };
}

describe('a path without a page', () => {
  /** Answers the path with the page, and all others with a 404. */
  const only = (known: string, body: unknown) => {
    respond = (request, response, sent) =>
      JSON.parse(sent).path === known ? json(200, body)(request, response) : json(404, {})(request, response);
  };
  const search = {
    ...page,
    alternate_paths: [
      { locale: 'fr', path: '/fr/proprietes' },
      { locale: 'en', path: '/en/properties' },
    ],
  };

  test.each([
    ['/FR/Proprietes?mun=66023', '/fr/proprietes?mun=66023'],
    ['/fr/Propri%C3%89t%C3%A9s', '/fr/propri%C3%A9t%C3%A9s'],
  ])('that has capitals leads for good to the one in small letters: %s', async (path, location) => {
    only('/fr/proprietes', search);
    expect(await load(path)).toEqual({ kind: 'redirect', status: 301, location });
  });

  test.each([
    ['/fr/properties?type=condo', '/en/properties', '/fr/proprietes?type=condo'],
    ['/en/proprietes', '/fr/proprietes', '/en/properties'],
  ])('that is a word of the other language leads for good to the same page: %s', async (path, known, location) => {
    only(known, search);
    expect(await load(path)).toEqual({ kind: 'redirect', status: 301, location });
  });

  test.each(['/fr/inconnue', '/en/%E9', '/inconnue'])('that is nothing else stays a 404: %s', async (path) => {
    only('/fr/proprietes', search);
    expect(await load(path)).toMatchObject({ kind: 'document', status: 404 });
  });

  test('is looked for in the other language without counting as a visit there', async () => {
    only('/fr/proprietes', search);
    await load('/fr/inconnue');
    const asked = seen.map(({ body }) => JSON.parse(body)).filter(({ path }) => path.endsWith('/inconnue'));
    expect(asked.map(({ path, production }) => [path, production])).toEqual([
      ['/fr/inconnue', true],
      ['/en/inconnue', false],
    ]);
  });

  test('whose page the other language does not have stays a 404', async () => {
    only('/fr/blogue/un-article', { ...page, alternate_paths: [{ locale: 'fr', path: '/fr/blogue/un-article' }] });
    expect(await load('/en/blogue/un-article')).toMatchObject({ kind: 'document', status: 404 });
  });
});

describe('a page', () => {
  test('is asked by path, site and key, and shown in its language', async () => {
    respond = json(200, page);
    const loaded = await load('/en?variant=42&utm_source=x');
    expect(seen[0]).toMatchObject({
      url: '/api/page/7',
      headers: { 'x-header-api': 'secret-key', 'content-language': 'en' },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      path: '/en',
      query: { variant: '42', utm_source: 'x' },
      production: true,
    });
    expect(loaded).toMatchObject({
      kind: 'document',
      status: 200,
      isShared: true,
      page: { locale: 'en', main: [{ fields: { main_title: 'Hello' } }], head: { title: 'Home' } },
    });
  });

  test('has a canonical without www., alternates and the site’s SEO', async () => {
    respond = json(200, page);
    const loaded = await load('/fr', { hostname: 'maison.test' });
    expect(loaded).toMatchObject({
      page: {
        head: {
          title: 'Accueil',
          description: 'Description',
          canonical: 'https://maison.test/fr',
          alternates: [
            { hrefLang: 'fr-CA', href: 'https://maison.test/fr' },
            { hrefLang: 'en-CA', href: 'https://maison.test/en' },
            { hrefLang: 'x-default', href: 'https://maison.test/fr' },
          ],
        },
      },
    });
  });

  test('falls back to the global SEO title', async () => {
    respond = json(200, { ...page, title: {} });
    expect(await load('/fr')).toMatchObject({ page: { head: { title: 'Le site' } } });
  });

  test('of a variant is nobody else’s, and its links carry the variant on', async () => {
    const cta = { cms_component: 'link', text: { fr: 'Suite' }, url: { fr: '/suite' } };
    const fields = [{ block_type: 'text_block_1', fields: { cta } }];
    respond = json(200, { ...page, content: { fields }, variant: { id: 42, name: 'Printemps', color: '#7A3E9D' } });
    const loaded = await load('/fr?variant=42');
    expect(loaded).toMatchObject({
      isShared: false,
      page: { variant: { id: '42', name: 'Printemps' }, main: [{ fields: { cta: { href: '/fr/suite?variant=42' } } }] },
    });
  });

  test('whose data core could not give in time is not shared', async () => {
    const block_params = { core_data: { source: 'properties', failed: true } };
    respond = json(200, { ...page, content: { fields: [{ block_type: 'properties_block', block_params }] } });
    expect(await load('/fr')).toMatchObject({ isShared: false, page: { main: [{ hasFailed: true }] } });
  });

  test('loses a block of an unknown type and a broken one, and nothing else', async () => {
    const broken = { block_type: 'text_block_1', fields: { main_title: 3 } };
    respond = json(200, {
      ...page,
      content: { fields: [{ block_type: 'nope_block' }, broken, ...page.content.fields] },
    });
    expect(await load('/fr')).toMatchObject({ status: 200, page: { main: [{ type: 'text_block_1', id: 'a' }] } });
  });

  test('takes the footer of its override', async () => {
    const override = { footer: { fields: [{ id: 'own', block_type: 'footer_classic_block' }] } };
    respond = json(200, { ...page, footer: { fields: [] }, content: { ...page.content, override } });
    expect(await load('/fr')).toMatchObject({ page: { footer: [{ id: 'own' }] } });
  });

  test('has no footer where it is the search', async () => {
    respond = json(200, { ...page, footer: { fields: [{ id: 'f', block_type: 'footer_classic_block' }] } });
    expect(await load('/en/properties')).toMatchObject({ page: { footer: [] } });
    expect(await load('/fr/proprietes/')).toMatchObject({ page: { footer: [] } });
    expect(await load('/en/sell')).toMatchObject({ page: { footer: [{ id: 'f' }] } });
  });

  test('tells the browser no key of a service', async () => {
    respond = json(200, { ...page, site_key: 'core-key', microsite_id: 'm-1' });
    expect(JSON.stringify(await load('/fr'))).not.toMatch(/core-key|secret-key/);
  });
});

describe('what is gone', () => {
  test('is shown as the page that says so, with 410, and may be kept', async () => {
    respond = json(410, { ...page, title: { fr: 'Hors marché' } });
    const loaded = await load('/fr/proprietes/maison-20145678');
    expect(loaded).toMatchObject({ kind: 'document', status: 410, isShared: true });
    expect(loaded).toMatchObject({ page: { head: { title: 'Hors marché' }, main: [{ type: 'text_block_1' }] } });
  });

  test('is an unexpected status where no page comes with it', async () => {
    respond = json(410, {});
    expect(await load('/fr/a')).toMatchObject({ status: 500 });
  });
});

describe('a page with listings', () => {
  test('says that it may be kept for two seconds', async () => {
    const search = { block_type: 'property_detail_block', block_params: { core_data: { source: 'properties' } } };
    respond = json(200, { ...page, content: { fields: [search] } });
    expect(await load('/fr/a')).toMatchObject({ maxAge: 2 });
    respond = json(200, page);
    expect(await load('/fr/b')).toMatchObject({ maxAge: null });
  });
});

describe('a redirect', () => {
  test('whose location has the kept part of the query gets no more of it', async () => {
    respond = json(301, { location: '/fr/b', drops_query: true });
    expect(await load('/index.php?id=4')).toMatchObject({ location: '/fr/b' });
  });

  test('within the site takes the query of the visitor along, unless it has one of its own', async () => {
    respond = json(301, { location: '/fr/b' });
    expect(await load('/fr/a?utm_source=x&page=2')).toMatchObject({ location: '/fr/b?utm_source=x&page=2' });
    respond = json(301, { location: '/fr/b?c=1' });
    expect(await load('/fr/a?utm_source=x')).toMatchObject({ location: '/fr/b?c=1' });
    respond = json(301, { location: 'https://other.test/b' });
    expect(await load('/fr/a?utm_source=x')).toMatchObject({ location: 'https://other.test/b' });
  });

  test.each([
    [301, '/fr/b', '/fr/b'],
    [302, '/contact', '/fr/contact'],
    [301, 'https://example.ca/x', 'https://example.ca/x'],
    [301, '/fr?utm=1', '/fr?utm=1'],
    [302, '/en#contact', '/en#contact'],
    [301, '/fr/notre équipe', '/fr/notre%20%C3%A9quipe'],
    [301, 'https://example.ca/—?a=%20', 'https://example.ca/%E2%80%94?a=%20'],
  ])('%i to %s is followed', async (status, location, expected) => {
    respond = json(status, { location });
    expect(await load('/fr/a')).toEqual({ kind: 'redirect', status, location: expected });
  });

  test('to a file of the content service leads to the base of the assets', async () => {
    respond = json(302, { location: '/resources/guide.pdf' });
    const location = `${process.env.CONTENT_URL}/resources/guide.pdf`;
    expect(await load('/fr/guide?utm_source=x')).toEqual({ kind: 'redirect', status: 302, location });
  });

  test.each([
    ...['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https:\\\\evil.example', 'ftp://x'],
    ...['/fr\r\nset-cookie: a=b', '/fr\u0000', 'https://example.ca/\r\nset-cookie: a=b'],
  ])('to %j is an error', async (location) => {
    respond = json(301, { location });
    expect(await loadError('/en/x')).toMatchObject({
      status: 500,
      main_title: '500 error',
      description: expect.stringContaining('Unexpected redirection response.'),
    });
  });

  test('without a location is an error page', async () => {
    respond = json(301, {});
    expect(await loadError()).toMatchObject({ status: 500, main_title: 'Erreur 500' });
  });
});

describe('an error page', () => {
  test.each([403, 404, 500, 503])('answers %i with its fixed words', async (status) => {
    respond = json(status, {});
    expect(await loadError()).toMatchObject({ status, status_code: status, isShared: status === 404 });
  });

  test('takes the words of the content service in the visitor’s language', async () => {
    respond = json(404, { title: { fr: 'Oups', en: 'Oops' }, message: 'Rien ici' });
    expect(await loadError()).toMatchObject({ main_title: 'Oups', description: 'Rien ici' });
  });

  test('takes what can be read of those words, and its own for what is empty', async () => {
    respond = json(404, { title: 7, message: { fr: '', en: 'Nothing here' } });
    expect(await loadError('/en/x')).toMatchObject({ main_title: '404 error', description: 'Nothing here' });
    respond = json(503, { title: ' ', message: null });
    expect(await loadError('/en/x')).toMatchObject({ main_title: 'Site under maintenance' });
  });

  test('within the content keeps its debug details as well', async () => {
    const debug = text('SELECT *', 'SELECT *');
    respond = json(200, { ...page, content: { fields: [{ block_type: 'error_block', fields: { debug } }] } });
    expect(await load('/fr')).toMatchObject({ page: { main: [{ type: 'error_block', fields: { debug: '' } }] } });
  });

  test('shows no debug details unless errors are exposed', async () => {
    respond = json(500, { debug: 'SELECT * FROM secrets' });
    expect(await loadError()).toMatchObject({ debug: '' });
  });

  test('stands between the header and footer of the site', async () => {
    respond = (request, response, body) =>
      JSON.parse(body).path.endsWith('/perdu') ? json(404, {})(request, response) : json(200, page)(request, response);
    expect(await load('/fr/perdu')).toMatchObject({
      status: 404,
      page: { header: [{ type: 'header_classic_block' }] },
    });
  });

  test('that is missing offers the lines of the menu', async () => {
    const link = { cms_component: 'link', text: { fr: 'Vendre', en: 'Selling' }, url: { fr: '/vendre', en: '/sell' } };
    const line = { block_type: 'menu_item', fields: { link } };
    const deadLine = { block_type: 'menu_item', fields: { link: { ...link, url: null } } };
    const menu_repeater = [line, deadLine];
    const header = { fields: [{ block_type: 'header_classic_block', fields: { menu_repeater } }] };
    respond = (request, response, body) => {
      const isLost = JSON.parse(body).path.endsWith('/perdu');
      json(isLost ? 404 : 200, isLost ? {} : { ...page, header })(request, response);
    };
    expect(await load('/fr/perdu')).toMatchObject({
      page: { main: [{ data: { waysOn: { links: [{ text: 'Vendre', href: '/fr/vendre' }] } } }] },
    });
  });

  test('is 404 for a path without a language, in the language of the visitor', async () => {
    respond = json(200, page);
    expect(await load('/contact', { accept: 'en' })).toMatchObject({ status: 404, page: { locale: 'en' } });
    expect(await load('/contact', { accept: 'en', cookie: 'fr' })).toMatchObject({ page: { locale: 'fr' } });
  });

  test('is 500 for a string, for no JSON and for another status', async () => {
    respond = json(200, 'bonjour');
    expect(await loadError('/en/x')).toMatchObject({
      status: 500,
      description: expect.stringContaining('Unexpected string output.'),
    });
    respond = (_, response) => response.end('<h1>nginx</h1>');
    expect(await loadError('/en/x')).toMatchObject({
      status: 500,
      description: expect.stringContaining('Unexpected string output.'),
    });
    respond = json(418, {});
    expect(await loadError('/en/x')).toMatchObject({
      status: 500,
      description: expect.stringContaining('Unexpected status code.'),
    });
  });

  test('is « Une grosse erreur est survenue » for a page of another shape', async () => {
    respond = json(200, { content: [] });
    expect(await loadError()).toMatchObject({
      status: 500,
      main_title: 'Erreur',
      description: expect.stringContaining('Une grosse erreur est survenue'),
    });
  });

  test.each([
    [404, ['/fr/x', '/en/x', '/fr'], 1],
    [500, ['/fr/x'], 0],
  ])('of %i on a site without a shown page asks for %j, to have its frame', async (status, paths, headers) => {
    respond = (request, response, body) => {
      const isHome = JSON.parse(body).path === '/fr';
      json(isHome ? 200 : status, isHome ? page : {})(request, response);
    };
    const loaded = await load('/fr/x');
    expect(seen.map(({ body }) => JSON.parse(body).path)).toEqual(paths);
    expect(loaded).toMatchObject({ status, page: { isError: true, header: { length: headers } } });
  });

  test('is « Une grosse erreur est survenue » when an exception is thrown, which is logged with its stack', async () => {
    respond = json(200, { ...page, theme: { colors: { primary: 'no colour' } } });
    vi.spyOn(log, 'warn').mockImplementationOnce(() => {
      throw new Error('The log is full.');
    });
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
    expect(await loadError('/fr')).toMatchObject({
      status: 500,
      main_title: 'Erreur',
      description: expect.stringContaining('Une grosse erreur est survenue'),
    });
    const debug = expect.stringContaining('The log is full.');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ path: '/fr', status: 500, debug }),
      'Une grosse erreur est survenue',
    );
  });

  test.each([
    ['error', 500, json(418, {}), 'Unexpected status code.'],
    ['error', 500, json(200, 'bonjour'), 'Unexpected string output.'],
    ['error', 500, json(301, {}), 'Unexpected redirection response.'],
    ['error', 500, json(302, { location: 'javascript:alert(1)' }), 'Unexpected redirection response.'],
    ['error', 500, json(500, {}), 'The page could not be shown'],
    ['info', 404, json(404, {}), 'This page could not be found.'],
    ['info', 403, json(403, {}), 'The page could not be shown'],
  ] as const)('is logged: $0 $1, $3', async (level, status, answer, message) => {
    respond = answer;
    const written = vi.spyOn(log, level).mockReturnValue(undefined);
    await loadError();
    expect(written).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/fr/x', status }), message);
  });

  test('is the maintenance page when the service hangs up', async () => {
    respond = (request) => request.socket.destroy();
    expect(await loadError()).toMatchObject({ status: 503, main_title: 'Site en maintenance', isShared: false });
  });

  test('is the maintenance page when the service hangs, after its time limit', async () => {
    respond = () => undefined;
    expect(await loadError()).toMatchObject({ status: 503 });
    expect(seen.map(({ url }) => url)).toEqual(['/api/page/7', '/healthz']);
  });
});
