// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { expectConsole } from '../../../../scripts/tests/console-guard.ts';
import { render } from '../../test-render.tsx';
import { SkipLink } from './skip-link.tsx';

async function draw(page: string) {
  document.body.innerHTML = page;
  await render(<SkipLink />);
}

test('the skip link leads to the content', async () => {
  await draw('<main id="main-content"></main>');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#main-content');
  expect(document.querySelector('a')?.textContent).toBe('Aller au contenu');
});

test('a second main content is warned of', async () => {
  expectConsole('warn', 'Duplicated id: main-content');
  await draw('<main id="main-content"></main><div id="main-content"></div>');
});
