// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../../scripts/tests/console-guard.ts';
import { SkipLink } from './skip-link.tsx';

let root: Root;

async function draw(page: string) {
  document.body.innerHTML = `<div id="place"></div>${page}`;
  root = createRoot(document.getElementById('place') ?? expect.unreachable());
  await act(async () => root.render(<SkipLink />));
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('the skip link leads to the content', async () => {
  await draw('<main id="main-content"></main>');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#main-content');
  expect(document.querySelector('a')?.textContent).toBe('Aller au contenu');
});

test('a second main content is warned of', async () => {
  expectConsole('warn', 'Duplicated id: main-content');
  await draw('<main id="main-content"></main><div id="main-content"></div>');
});
