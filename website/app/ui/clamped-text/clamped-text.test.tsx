// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClampedText } from './clamped-text.tsx';

let root: Root;
let page: HTMLElement;
/** Heights of the whole text and of its visible part, because jsdom has no layout. */
const heights = { whole: 300, shown: 100 };

class LayoutObserver {
  readonly #measure: () => void;
  constructor(measure: () => void) {
    this.#measure = measure;
  }
  observe() {
    this.#measure();
  }
  disconnect() {}
}

const draw = (dialog?: { title: string; closeLabel: string }) => (
  <ClampedText
    limit={{ lines: 5 }}
    moreLabel="Read more"
    about="Léa Roy"
    {...(dialog ? { dialog } : { lessLabel: 'Read less' })}
  >
    <p>
      A long life in real estate, <a href="#licence">with a licence</a>.
    </p>
  </ClampedText>
);
const show = (element = draw()) => act(async () => root.render(element));
const button = () => page.querySelector('button');
const text = () => page.querySelector('.text');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', LayoutObserver);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.whole);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => heights.shown);
  Object.assign(heights, { whole: 300, shown: 100 });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a cut text has a button that says what it is about', async () => {
  await show();
  expect(button()?.textContent).toBe('Read more (Léa Roy)');
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
});

test('a text that fits has no button', async () => {
  heights.whole = 100;
  await show();
  expect(button()).toBeNull();
});

test('the button shows the rest in place, and hides it again', async () => {
  await show();
  await act(async () => button()?.click());
  expect(text()?.hasAttribute('data-expanded')).toBe(true);
  expect(button()?.textContent).toContain('Read less');
  await act(async () => button()?.click());
  expect(text()?.hasAttribute('data-expanded')).toBe(false);
});

test('a link in the text shows all of it when the keyboard reaches it', async () => {
  await show();
  await act(async () => page.querySelector('a')?.focus());
  expect(text()?.hasAttribute('data-expanded')).toBe(true);
});

test('the button opens the whole text in a dialog where one is given', async () => {
  const showModal = vi.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close: vi.fn() });
  await show(draw({ title: 'Léa Roy', closeLabel: 'Close' }));
  await act(async () => button()?.click());
  expect(showModal).toHaveBeenCalledOnce();
  expect(page.querySelector('dialog')?.textContent).toContain('A long life in real estate');
  expect(text()?.hasAttribute('data-expanded')).toBe(false);
});

test('the HTML of the server holds the whole text and no button', () => {
  const html = renderToStaticMarkup(draw());
  expect(html).toContain('with a licence');
  expect(html).not.toContain('<button');
});
