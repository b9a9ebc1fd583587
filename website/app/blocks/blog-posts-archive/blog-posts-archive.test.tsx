// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { TestAddress } from '../../navigation/test-address.tsx';
import { render } from '../../test-render.tsx';
import { block } from './blog-posts-archive.tsx';
import type { ArchivePage } from './blog-posts-archive-data.ts';
import { testArticles } from './test-articles.ts';

const categories = [
  { id: '1', label: 'Buying', count: 7 },
  { id: '2', label: 'Selling', count: 3 },
  { id: '3', label: 'Financing', count: 1 },
];
const page = (first: number, count: number, total: number): ArchivePage => ({
  articles: testArticles(...Array.from({ length: count }, (_, index) => first + index)),
  total,
  categories: null,
});
const data = { ...page(1, 6, 10), categories, query: { selected: [], order: 'desc', page: 1 } };

let requests: string[] = [];
let answer: () => Response;
let isNear: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ data: page(7, 4, 10) });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return answer();
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        isNear = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(shown: unknown = data, address = '/en/blog'): Promise<void> {
  const Archive = block.Component;
  await render(
    <TestAddress address={address}>
      <LocaleProvider locale="en">
        <Archive main_title="All articles" data={shown} />
      </LocaleProvider>
    </TestAddress>,
  );
}

const titles = () => [...document.querySelectorAll('article h3')].map((title) => title.textContent);
const box = (label: string) =>
  [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent?.includes(label))
    ?.querySelector('input');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the articles of the server are shown without a fetch', async () => {
  await show();
  await wait(5000);
  expect(titles()).toHaveLength(6);
  expect(requests).toEqual([]);
});

test('the newest articles come first and all categories are selected, at first', async () => {
  await show();
  expect(document.querySelector('select')?.value).toBe('desc');
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, true, true]);
});

test('five rows stand for the categories and six cards for the articles until they are loaded', async () => {
  answer = () => Response.json({ data: { ...page(1, 6, 10), categories } });
  await show(null);
  expect(document.querySelectorAll('fieldset > span[aria-hidden]')).toHaveLength(5);
  expect(document.querySelectorAll('li > [data-skeleton]')).toHaveLength(6);
  await wait(0);
  expect(document.querySelectorAll('fieldset > span[aria-hidden], [data-skeleton]')).toHaveLength(0);
});

test('another order is fetched after a second, and empties the list until then', async () => {
  await show();
  const select = document.querySelector('select');
  await act(async () => {
    if (select) select.value = 'asc';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(titles()).toEqual([]);
  await wait(999);
  expect(requests).toEqual([]);
  await wait(1);
  expect(requests).toEqual(['/api/articles?order=asc&locale=en&limit=6']);
});

test('a button loads the next page where the browser cannot observe the viewport', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await show();
  const more = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'See more articles');
  await act(async () => more?.click());
  await wait(0);
  expect(requests).toEqual(['/api/articles?page=2&locale=en&limit=6']);
  expect(titles()).toHaveLength(10);
});

test('a category is fetched after a second without another change, and only once', async () => {
  await show();
  await act(async () => box('Buying')?.click());
  expect(titles()).toEqual([]);
  await wait(600);
  await act(async () => box('Selling')?.click());
  await act(async () => box('Buying')?.click());
  await act(async () => box('Financing')?.click());
  await wait(999);
  expect(requests).toEqual([]);
  await wait(1);
  expect(requests).toEqual(['/api/articles?categories=2%2C3&locale=en&limit=6']);
  expect(titles()).toHaveLength(4);
});

test('a change that is undone shows the list again without a fetch', async () => {
  await show();
  await act(async () => box('Buying')?.click());
  await act(async () => box('Buying')?.click());
  await wait(2000);
  expect(requests).toEqual([]);
  expect(titles()).toHaveLength(6);
});

test('the next page is appended at once when the end of the list is near', async () => {
  await show();
  await act(async () => isNear(true));
  await wait(0);
  expect(requests).toEqual(['/api/articles?page=2&locale=en&limit=6']);
  expect(titles()).toHaveLength(10);
  expect(document.body.textContent).not.toContain('See more articles');
});

test('a failed fetch shows a message with a retry', async () => {
  answer = () => new Response('', { status: 503 });
  await show(null);
  await wait(0);
  expect(requests).toEqual(['/api/articles?locale=en&limit=6&with_categories=1']);
  expect(document.body.textContent).toContain('The articles could not be loaded');
  answer = () => Response.json({ data: { ...page(1, 6, 10), categories } });
  const retry = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await act(async () => retry?.click());
  await wait(0);
  expect(titles()).toHaveLength(6);
  expect(box('Selling')?.checked).toBe(true);
});

const address = () => document.querySelector<HTMLElement>('[data-address]')?.dataset.address;

test('one category alone is not offered', async () => {
  await show({ ...data, categories: categories.slice(0, 1) });
  expect(document.querySelectorAll('input[name="categories"]')).toHaveLength(0);
  expect(document.querySelector('select[name="order"]')).not.toBeNull();
});

test('category and order are in the address, beside what else stands there', async () => {
  await show(data, '/en/blog?variant=4&page=2');
  await act(async () => box('Buying')?.click());
  expect(address()).toBe('/en/blog?variant=4&categories=1');
  await act(async () => box('Financing')?.click());
  expect(address()).toBe('/en/blog?variant=4&categories=1%2C3');
  await act(async () => box('Buying')?.click());
  await act(async () => box('Financing')?.click());
  expect(address()).toBe('/en/blog?variant=4');
});

test('a page that is shown again has the filter of its address, though its data are those of the first visit', async () => {
  await show(data, '/en/blog?categories=2&order=asc');
  expect([box('Buying')?.checked, box('Selling')?.checked]).toEqual([false, true]);
  await wait(0);
  expect(requests).toEqual(['/api/articles?categories=2&order=asc&locale=en&limit=6']);
});
