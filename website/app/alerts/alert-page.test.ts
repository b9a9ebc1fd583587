import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alert, contextOf, startAlertServices, token } from './test-alert-core.ts';

const services = startAlertServices();
let loadAlertPage: typeof import('./alert-page.server.ts').loadAlertPage;

beforeAll(async () => {
  ({ loadAlertPage } = await import('./alert-page.server.ts'));
});
beforeEach(() => {
  services.seen.length = 0;
  services.isContentDown = false;
  services.answer = { status: 200, body: { data: alert } };
});

let host = 0;
/** Loads the page from another host on each call, so that no test sees the cache of another. */
function load(given = token, { done = null as string | null, locale = 'fr' as 'fr' | 'en' } = {}) {
  host += 1;
  const context = contextOf({ hostname: `h${host}.example.ca` });
  return loadAlertPage({ token: given, locale, done, context });
}

describe('the page of an alert', () => {
  test('shows the alert with its form', async () => {
    const { status, view } = await load();
    expect(status).toBe(200);
    expect(view).toMatchObject({
      kind: 'alert',
      alert: { status: 'active', email: 'l…\u2060a@example.ca', criteria: ['Québec'], since: '21 novembre 2026' },
      formPath: `/api/alerts/${token}?locale=fr`,
      notice: null,
    });
    expect(services.seen).toEqual([
      { method: 'GET', path: `/api/swc/m-1/alerts/${token}`, body: '', client: '192.0.2.7' },
    ]);
  });

  test('offers the municipalities of the alert for its criteria, also without listings there', async () => {
    const { view } = await load();
    expect(view).toMatchObject({ choices: { municipalities: [{ code: '23027', label: 'Québec' }] } });
  });

  test('keeps its token in the link to the other language', async () => {
    const { page } = await load();
    expect(page.alternatePaths).toEqual({ fr: `/fr/alertes/${token}`, en: `/en/alerts/${token}` });
  });

  test('keeps its token out of the path that forms report', async () => {
    expect([(await load()).page.path, (await load(token, { locale: 'en' })).page.path]).toEqual([
      '/fr/alertes',
      '/en/alerts',
    ]);
  });

  test('is not indexed, and has a document key of its own', async () => {
    const { page } = await load();
    expect(page).toMatchObject({ documentKey: 'alert', thirdParties: null, hasInjectedScripts: false });
    expect(page.head).toMatchObject({ robots: 'noindex', canonical: null, title: 'Votre alerte veille pour vous' });
  });

  test('shows the result of a form', async () => {
    expect((await load(token, { done: 'confirm' })).view).toMatchObject({ notice: 'confirm' });
    expect((await load(token, { done: 'pause' })).view).toMatchObject({ notice: null });
  });

  test.each(['', 'short', `${token}x`, '../search-filters', '%2e%2e', 'é'.repeat(43)])(
    'is unknown for "%s", without a call to core',
    async (given) => {
      const { status, view } = await load(given);
      expect([status, view]).toEqual([404, { kind: 'unknown' }]);
      expect(services.seen).toEqual([]);
    },
  );

  test('is unknown for a token that core does not know', async () => {
    services.answer = { status: 404 };
    expect(await load()).toMatchObject({ status: 404, view: { kind: 'unknown' } });
  });

  test.each([
    ['is down', 'is down' as const],
    ['answers 500', { status: 500 }],
    ['answers 401', { status: 401 }],
    ['answers 429', { status: 429 }],
    ['answers nonsense', { status: 200, body: { data: { status: 'eternal' } } }],
  ])('asks for patience while core %s', async (_, answer) => {
    services.answer = answer;
    expect(await load()).toMatchObject({ status: 503, view: { kind: 'unavailable' } });
  });

  test('is unavailable while the site is unknown', async () => {
    services.isContentDown = true;
    expect(await load()).toMatchObject({ status: 503, view: { kind: 'unavailable' } });
    expect(services.seen).toEqual([]);
  });
});
