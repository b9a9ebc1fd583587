// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useRememberedLocale } from './use-remembered-locale.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page({ path }: { path: string }) {
  useRememberedLocale(path);
  return null;
}

test('The language of the page is remembered in a cookie, also after a change of language in place.', () => {
  const root = createRoot(document.createElement('div'));
  const cookieAfter = (path: string) => {
    act(() => root.render(<Page path={path} />));
    return document.cookie;
  };
  expect(cookieAfter('/fr/contact')).toBe('i18n_redirected=fr');
  expect(cookieAfter('/en/contact')).toBe('i18n_redirected=en');
  expect(cookieAfter('/qa/sections')).toBe('i18n_redirected=en');
  act(() => root.unmount());
});
