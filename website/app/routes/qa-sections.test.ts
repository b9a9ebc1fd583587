import { beforeAll, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import '../block-framework/registry/every-block.server.ts';
import { setTestEnvironment } from '../page/test-environment.ts';

let get: typeof import('./qa-sections.ts').get;

beforeAll(async () => {
  setTestEnvironment();
  ({ get } = await import('./qa-sections.ts'));
});

/** Returns the answer to a request for the data of a page with this query. */
const answerTo = (query: string, cookie = '') => {
  const request = new Request(`https://www.example.ca/qa/sections?${query}`, { headers: { cookie } });
  return Promise.resolve(
    get({ request, url: new URL(request.url), isDocument: false, params: {}, context: contextOf() }),
  );
};

const shown = async (query: string, cookie?: string) => {
  const { response, policy } = await answerTo(query, cookie);
  const { page, view } = await response.json();
  const types: string[] = page.main.map(({ type }: { type: string }) => type);
  return { status: response.status, headers: response.headers, policy, title: page.head.title, view, types };
};

test('the list of examples renders none of them', async () => {
  const { view, types, title } = await shown('lang=en');
  expect([view.name, types, title]).toEqual(['qa-overview', [], 'Quality assurance']);
});

test('examples of several blocks stand on one page, each with an id of its own', async () => {
  const { view, types } = await shown('block=cta&block=spacer&fixture=default&scheme=inverted');
  expect([view.name, types]).toEqual(['qa-sections', ['cta_block', 'spacer_block']]);
});

test('a review has every example with its content, and allows frames of the site itself', async () => {
  const { view, types, headers, policy, title } = await shown(
    'view=review&block=cta&lang=en&scheme=inverted&width=phone',
  );
  expect([view.name, types, view.data.scheme, view.data.size]).toEqual(['qa-review', [], 'inverted', 'phone']);
  expect(view.data.review.examples[0]).toMatchObject({
    name: 'default',
    parameters: { block: 'cta', fixture: 'default' },
    wire: { block_type: 'cta_block' },
  });
  expect(policy?.frameOrigins).toEqual(['https://www.example.ca']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(title).toMatch(/ · Quality assurance$/);
});

test.each([
  ['cta', 'fitted'],
  ['header-classic', 'window'],
])('the examples of %s are %s', async (block, display) => {
  const { view } = await shown(`view=review&block=${block}`);
  expect(view.data.review.display).toBe(display);
});

test('a component opens its examples on demand and has no content of the service', async () => {
  const { view } = await shown('view=review&piece=toast');
  expect(view.data.review).toMatchObject({ display: 'on demand' });
  expect(view.data.review.examples).toContainEqual(expect.objectContaining({ name: 'default', wire: null }));
});

test.each(['block=no-such-block', 'piece=no-such-piece', ''])(
  'a review of %j answers 404 with the list of examples',
  async (query) => {
    const { status, view } = await shown(`view=review&${query}`);
    expect([status, view.name]).toEqual([404, 'qa-overview']);
  },
);

test('edit mode is off without the flag, and offers a start for every block with it', async () => {
  const query = 'block=cta&fixture=default';
  expect((await shown(query)).view.data.editing).toBeNull();
  const { editing } = (await shown(query, 'vitrine_qa_settings=globalEditModeActivated')).view.data;
  expect(editing.starters).toHaveProperty('cta_block');
  expect(editing.blocks).toMatchObject([{ block_type: 'cta_block', id: 'cta-default-0' }]);
});
