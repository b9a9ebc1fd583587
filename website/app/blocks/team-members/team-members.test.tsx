// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { finishExample } from '../../block-framework/fixtures/test-finish-example.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { stubCutTexts } from '../../ui/clamped-text/test-clamped.ts';
import { fixtures } from './team-members.fixture.ts';
import { block } from './team-members.tsx';

const page = (name = 'default') => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');

test('each slide holds one member', () => {
  const slides = [...page().querySelectorAll('ul > *')].filter((slide) => slide.querySelector('article'));
  expect(slides.map((slide) => slide.querySelectorAll('article').length)).toEqual([1, 1, 1]);
});

test('a biography is cut after 5 lines, and after 7 on the widest screens', () => {
  const style = page().querySelector<HTMLElement>('[data-limit=lines]')?.style;
  expect(style?.getPropertyValue('--lines')).toBe('5');
  expect(style?.getPropertyValue('--wide-lines')).toBe('7');
});

test('a biography that is cut opens whole in a dialog', async () => {
  stubCutTexts();
  const { default: example } = fixtures;
  if (!example) throw new Error('There is no example.');
  const { type, params, fields } = finishExample(example, 'fr');
  const { container } = await render(
    <LocaleProvider locale="fr">
      <block.Component type={type} params={params} {...fields} />
    </LocaleProvider>,
  );
  const [button] = container.querySelectorAll<HTMLElement>('article button[aria-haspopup=dialog]');
  await act(async () => button?.click());
  const dialog = button?.closest('article')?.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toContain(button?.closest('article')?.querySelector('[data-limit]')?.textContent);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a single member does not move', () => {
  expect(page('one member').querySelectorAll('button')).toHaveLength(0);
});
