// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { render } from '../test-render.tsx';
import { useRememberedLocale } from './use-remembered-locale.ts';

function Page({ path }: { path: string }) {
  useRememberedLocale(path);
  return null;
}

test('The language of the page is remembered in a cookie, also after a change of language in place.', async () => {
  const { rerender } = await render(<Page path="/fr/contact" />);
  expect(document.cookie).toBe('i18n_redirected=fr');
  await rerender(<Page path="/en/contact" />);
  expect(document.cookie).toBe('i18n_redirected=en');
  await rerender(<Page path="/qa/sections" />);
  expect(document.cookie).toBe('i18n_redirected=en');
});
