// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { setConsentReady } from '../../site/consent-ready.ts';
import { ConsentLink } from './parts/consent-link.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the consent link shows once the consent tool is ready, and opens its preferences', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const link = (
    <LocaleProvider locale="fr">
      <ConsentLink />
    </LocaleProvider>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(link);
  expect(page.textContent).toBe('');
  const root = await act(async () => hydrateRoot(page, link));
  expect(page.textContent).toBe('');
  const open = vi.fn();
  await act(async () => setConsentReady(open));
  expect(page.textContent).toBe('Gérer les témoins');
  page.querySelector('button')?.click();
  expect(open).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
