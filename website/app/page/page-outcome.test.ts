import { beforeEach, describe, expect, test } from 'vitest';
import { pageOutcome as outcomeOf } from './page-outcome.ts';

const dropped: string[] = [];
const pageOutcome = (answer: Parameters<typeof outcomeOf>[0]) => outcomeOf(answer, ({ path }) => dropped.push(path));
beforeEach(() => dropped.splice(0));

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  kind: 'answered' as const,
  status,
  body,
  bytes: Buffer.from(JSON.stringify(body)),
  text: JSON.stringify(body),
  isJson: true,
  headers: new Headers(headers),
});

describe('pageOutcome', () => {
  test('shows a page', () => {
    expect(pageOutcome(answer(200, { content: { fields: [] } }))).toMatchObject({ kind: 'page', status: 200 });
  });

  test.each([301, 302] as const)('redirects on %i to the location of the body', (status) => {
    expect(pageOutcome(answer(status, { location: '/en' }))).toEqual({ kind: 'redirect', status, location: '/en' });
  });

  test.each([{}, { location: null }, { location: '' }, 'x'])('is an error without a location: %j', (body) => {
    expect(pageOutcome(answer(301, body))).toMatchObject({
      kind: 'error',
      status: 500,
      errorKind: 'unexpected-redirection',
    });
  });

  test.each([403, 404, 500, 503])('is the error page on %i, with the words of the service', (status) => {
    const outcome = pageOutcome(answer(status, { title: { fr: 'Non' }, message: 'No', debug: { at: 1 } }));
    expect(outcome).toMatchObject({ kind: 'error', status, errorKind: null, title: { fr: 'Non' }, message: 'No' });
  });

  test('has words of its own for a problem, whose title is for developers', () => {
    const problem = { type: 'https://vitrine.test/problems/unavailable', title: 'Unavailable', status: 503 };
    const outcome = pageOutcome(answer(503, problem, { 'content-type': 'application/problem+json' }));
    expect(outcome).toMatchObject({ kind: 'error', status: 503, title: null, message: null });
  });

  test('shows the page of what is gone, with its status', () => {
    expect(pageOutcome(answer(410, { content: { fields: [] } }))).toMatchObject({ kind: 'page', status: 410 });
  });

  test.each([400, 401, 410, 418, 429, 502])('is “Unexpected status code.” on %i', (status) => {
    expect(pageOutcome(answer(status, {}))).toMatchObject({
      kind: 'error',
      status: 500,
      errorKind: 'unexpected-status',
    });
  });

  test('is “Unexpected string output.” for a JSON string', () => {
    expect(pageOutcome(answer(200, 'hello'))).toMatchObject({ status: 500, errorKind: 'unexpected-string' });
  });

  test('is “Unexpected string output.” for what is not JSON', () => {
    const outcome = pageOutcome({ ...answer(200, null), text: '<html>', body: '<html>', isJson: false });
    expect(outcome).toMatchObject({ status: 500, errorKind: 'unexpected-string' });
  });

  test.each([[null], [[]], [{}], [{ content: 'x' }], [7]])(
    'is an exception for a page of another shape: %j',
    (body) => {
      expect(pageOutcome(answer(200, body))).toMatchObject({ kind: 'error', status: 500, errorKind: 'exception' });
    },
  );

  test('leaves out a broken part that is not the content', () => {
    const outcome = pageOutcome(answer(200, { content: { fields: [] }, theme: 'pink', title: { fr: 'Accueil' } }));
    expect(outcome).toMatchObject({ kind: 'page', page: { title: { fr: 'Accueil' } } });
    expect(outcome).not.toHaveProperty('page.theme');
  });

  test('leaves out a broken value of the theme alone', () => {
    const theme = {
      preset: 'mauve',
      colors: { accent1: { normal: '#123456', dark: null }, accent2: 7 },
      variables: { 'border-radius-1': 20, 'border-radius-2': ['x'], 'border-radius-3': '9px' },
      color_schemes: [{ name: 'normal', mapping: { 'swb-bg-color': {}, 'swb-text-color': 'gray9' } }],
      logos: { light: 'x' },
    };
    expect(pageOutcome(answer(200, { content: {}, theme }))).toMatchObject({
      page: {
        theme: {
          colors: { accent1: { normal: '#123456' } },
          variables: { 'border-radius-1': '20', 'border-radius-3': '9px' },
          color_schemes: [{ name: 'normal', mapping: { 'swb-text-color': 'gray9' } }],
        },
      },
    });
    expect(dropped).toEqual([
      'theme.preset',
      'theme.colors.accent1.dark',
      'theme.variables.border-radius-2',
      'theme.color_schemes.0.mapping.swb-bg-color',
      'theme.logos.light',
    ]);
  });

  test.each([
    [
      'an alternate path in a third language',
      {
        alternate_paths: [
          { locale: 'de', path: '/de' },
          { locale: 'en', path: '/en' },
        ],
      },
      { alternate_paths: [{ locale: 'en', path: '/en' }] },
    ],
    [
      'an unknown version of the captcha',
      { recaptcha: { site_key: 'key', version: 'v9' } },
      { recaptcha: { site_key: 'key' } },
    ],
    [
      'a width of a shared picture',
      { seo: { fr: { title: 'Accueil', facebook: { og_image: { url: '/a.jpg', width: '600' } } } } },
      { seo: { fr: { title: 'Accueil', facebook: { og_image: { url: '/a.jpg' } } } } },
    ],
    [
      'an injected element without a tag',
      { metadata: { elements: [{ content: 'a()' }, { tag: 'style', content: 'b{}' }] } },
      { metadata: { elements: [{ tag: 'style', content: 'b{}' }] } },
    ],
    [
      'a tag of the head',
      {
        metadata: {
          favicon: '/a.svg',
          tags: [
            { name: 'a', content: 7 },
            { name: 'b', content: 'c' },
          ],
        },
      },
      { metadata: { favicon: '/a.svg', tags: [{ name: 'a' }, { name: 'b', content: 'c' }] } },
    ],
  ])('leaves out %s alone', (_, sent, kept) => {
    const outcome = pageOutcome(answer(200, { content: { fields: [] }, ...sent }));
    expect(outcome).toMatchObject({ kind: 'page', page: kept });
    expect(dropped).toHaveLength(1);
  });

  test('is the maintenance page when the service cannot be reached', () => {
    const outcome = pageOutcome({ kind: 'unreachable', reason: 'timeout', detail: '' });
    expect(outcome).toMatchObject({ kind: 'error', status: 503, errorKind: 'unreachable' });
  });

  test('tells an unknown site from a page that is not there', () => {
    const problem = { type: 'https://vitrine.test/problems/unknown-domain', title: 'Unknown domain', status: 404 };
    expect(pageOutcome(answer(404, problem))).toMatchObject({ kind: 'error', status: 421 });
  });
});
