// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { stubCutTexts } from '../../ui/test-clamped.ts';
import { TestimonialQuote } from './testimonial-quote.tsx';

let root: Root;
let page: HTMLElement;
const dialog = () => page.querySelector('dialog');
const press = (element: Element | null | undefined) =>
  act(async () => {
    element?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

beforeEach(async () => {
  stubCutTexts();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  const html = '<p>They found us a house.</p>' as SafeHtml; // written here
  await act(async () =>
    root.render(
      <LocaleProvider locale="en">
        <TestimonialQuote html={html} author={{ avatar: null, name: 'Léa Roy', subtitle: 'Laval' }} lines={7} />
      </LocaleProvider>,
    ),
  );
  await press(page.querySelector('blockquote button'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the whole testimonial opens in a dialog with its author, and the page behind it does not scroll', () => {
  expect(dialog()?.open).toBe(true);
  expect(dialog()?.textContent).toContain('They found us a house.');
  expect(dialog()?.textContent).toContain('Léa Roy');
  expect(document.documentElement.dataset).toHaveProperty('scrollLocked');
});

test('the dialog of a testimonial closes by its button, and the page scrolls again', async () => {
  await press(dialog()?.querySelector('header button'));
  expect(dialog()?.open).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('scrollLocked');
});

test('the dialog of a testimonial closes by a click outside, and not by one inside', async () => {
  await press(dialog()?.querySelector('p'));
  expect(dialog()?.open).toBe(true);
  await press(dialog());
  expect(dialog()?.open).toBe(false);
});
