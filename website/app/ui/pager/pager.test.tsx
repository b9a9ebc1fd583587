// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { Pager } from './pager.tsx';

const items = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, content: `Item ${index + 1}` }));
const memberPages = { base: 6, md: 8, lg: 12, xl: 16 };
const draw = (pageSizes: { base: number; md?: number; lg?: number; xl?: number } = memberPages) => (
  <Pager items={items} pageSizes={pageSizes} moreLabel="See more" />
);

/** Reports that the trigger is near the viewport or no longer near it. */
let scroll: (isNear: boolean) => Promise<void>;
let margin: string | undefined;

class Observer {
  constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    margin = options?.rootMargin;
    scroll = (isIntersecting) =>
      // The entry has only the properties that are read.
      act(async () =>
        report([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
  }
  observe() {}
  disconnect() {}
}

const shownAt = (width: string) =>
  [...document.querySelectorAll('li')].filter((item) => !item.dataset.hidden?.split(' ').includes(width)).length;
const trigger = () => document.querySelector<HTMLElement>('.trigger');
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a pager', () => {
  beforeEach(async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    await render(draw());
  });

  test('shows one page of the size that the width of the window asks for', () => {
    expect(['base', 'md', 'lg', 'xl'].map(shownAt)).toEqual([6, 8, 12, 16]);
  });

  test('shows one page more when its end comes within a quarter of the viewport', async () => {
    expect(margin).toBe('25%');
    await scroll(true);
    expect(['base', 'md', 'lg', 'xl'].map(shownAt)).toEqual([12, 16, 20, 20]);
  });

  test('is locked for a second after a page', async () => {
    await scroll(true);
    await scroll(false);
    await scroll(true);
    await pass(999);
    expect(shownAt('base')).toBe(12);
    await pass(1);
    expect(shownAt('base')).toBe(18);
  });

  test('hides its trigger at the widths at which everything shows', async () => {
    await scroll(true);
    expect(trigger()?.dataset.hidden).toBe('lg xl');
  });

  test('drops its trigger when everything shows at every width', async () => {
    await scroll(true);
    await pass(3000);
    expect(shownAt('base')).toBe(20);
    expect(trigger()).toBeNull();
  });

  test('has no button while the browser observes the viewport', () => {
    expect(document.querySelector('button')).toBeNull();
  });
});

test('a width that is left out takes the number of the one before it', async () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  await render(draw({ base: 4, lg: 5 }));
  expect(['base', 'md', 'lg', 'xl'].map(shownAt)).toEqual([4, 4, 5, 5]);
});

test('a button shows the next page where the browser cannot observe the viewport', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await render(draw());
  await act(async () => document.querySelector('button')?.click());
  expect(shownAt('base')).toBe(12);
});

test('every item is in the HTML of the server, which has no button', () => {
  const html = renderToStaticMarkup(draw());
  expect(html.match(/Item \d+/g)).toHaveLength(20);
  expect(html).not.toContain('<button');
});
