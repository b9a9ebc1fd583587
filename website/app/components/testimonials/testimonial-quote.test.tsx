// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { stubCutTexts } from '../../ui/clamped-text/test-clamped.ts';
import { TestimonialQuote } from './testimonial-quote.tsx';

let page: HTMLElement;
const dialog = () => page.querySelector('dialog');
const press = (element: Element | null | undefined) =>
  act(async () => {
    element?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

beforeEach(async () => {
  stubCutTexts();
  const html = '<p>They found us a house.</p>' as SafeHtml; // written here
  ({ container: page } = await render(
    <LocaleProvider locale="en">
      <TestimonialQuote html={html} author={{ avatar: null, name: 'Léa Roy', subtitle: 'Laval' }} lines={7} />
    </LocaleProvider>,
  ));
  await press(page.querySelector('blockquote button'));
});
afterEach(() => {
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
