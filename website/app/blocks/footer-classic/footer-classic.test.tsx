// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setConsentReady } from '../../consent/consent-ready.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { ConsentLink } from './parts/consent-link.tsx';

const link = (
  <LocaleProvider locale="fr">
    <ConsentLink />
  </LocaleProvider>
);
const isReady = () => document.documentElement.dataset.consentReady !== undefined;
const press = () => document.querySelector('button')?.click();

beforeEach(() => {
  document.body.innerHTML = renderToString(link);
});
afterEach(() => vi.unstubAllGlobals());

test('the consent link is in the HTML, and opens the preferences once the consent tool is ready', () => {
  expect([document.body.textContent, isReady()]).toEqual(['Gérer les témoins', false]);
  press();
  const open = vi.fn();
  setConsentReady(open);
  expect([isReady(), open.mock.calls.length]).toEqual([true, 0]);
  press();
  expect(open).toHaveBeenCalledOnce();
});

test('it opens them once where React hydrates it, by the tool that was ready last', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [first, last] = [vi.fn(), vi.fn()];
  setConsentReady(first);
  const root = await act(async () => hydrateRoot(document.body, link));
  setConsentReady(last);
  press();
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
  await act(async () => root.unmount());
});

test('it stays when React replaces the root element', async () => {
  setConsentReady(vi.fn());
  document.documentElement.removeAttribute('data-consent-ready');
  await expect.poll(() => isReady()).toBe(true);
});
