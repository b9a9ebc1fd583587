// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../test-render.tsx';
import { ClampedText } from './clamped-text.tsx';
import { stubCutTexts } from './test-clamped.ts';

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
const button = () => document.querySelector('button');
const text = () => document.querySelector('.text');

beforeEach(() => stubCutTexts());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a cut text has a button that says what it is about', async () => {
  await render(draw());
  expect(button()?.textContent).toBe('Read more (Léa Roy)');
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
});

test('a text that fits has no button', async () => {
  stubCutTexts({ whole: 100, shown: 100 });
  await render(draw());
  expect(button()).toBeNull();
});

test('the button shows the rest in place, and hides it again', async () => {
  await render(draw());
  await act(async () => button()?.click());
  expect(text()?.hasAttribute('data-expanded')).toBe(true);
  expect(button()?.textContent).toContain('Read less');
  await act(async () => button()?.click());
  expect(text()?.hasAttribute('data-expanded')).toBe(false);
});

test('a link in the text shows all of it when the keyboard reaches it', async () => {
  await render(draw());
  await act(async () => document.querySelector('a')?.focus());
  expect(text()?.hasAttribute('data-expanded')).toBe(true);
});

test('the button opens the whole text in a dialog where one is given', async () => {
  await render(draw({ title: 'Léa Roy', closeLabel: 'Close' }));
  await act(async () => button()?.click());
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toContain('A long life in real estate');
  expect(text()?.hasAttribute('data-expanded')).toBe(false);
});

test('the HTML of the server holds the whole text and no button', () => {
  const html = renderToStaticMarkup(draw());
  expect(html).toContain('with a licence');
  expect(html).not.toContain('<button');
});
