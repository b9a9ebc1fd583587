// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareLinks } from '../components/share/share-links.tsx';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { handlePrintButtons } from './print-buttons.ts';

afterEach(() => vi.unstubAllGlobals());

test('the print button of an article prints the page, also where React does not hydrate it', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const stop = handlePrintButtons();
  document.body.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale="fr">
      <ShareLinks title="Vendre" address="https://www.example.ca/fr/blogue/vendre-12" />
    </LocaleProvider>,
  );
  const button = document.querySelector<HTMLButtonElement>('[data-action=print]') ?? expect.unreachable();
  button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(print).toHaveBeenCalledOnce();
  stop();
  button.click();
  expect(print).toHaveBeenCalledOnce();
});
