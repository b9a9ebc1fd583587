// @vitest-environment jsdom
import { rewardItem } from '@vitrine/contract/blocks/rewards.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { Badge } from './parts/badge.tsx';
import { fixtures } from './rewards.fixture.ts';
import { block } from './rewards.tsx';
import type { BadgeName } from './texts.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (name: string) => parse(renderExample(block, fixtures[name]));
// The keys of the options are the names of the badges.
const names = Object.keys(rewardItem.fields.ident.options) as BadgeName[];

test('three awards show first, and the button shows all of them', () => {
  expect(page('default').querySelectorAll('ul:not(details *) > li')).toHaveLength(3);
  expect(page('default').querySelectorAll('details li')).toHaveLength(2);
  expect(page('default').querySelector('summary')?.textContent).toContain('Afficher les 5\u00a0distinctions');
});

test('each of the 14 badges has its own drawing on light and on dark backgrounds, in its French version on every page', () => {
  const drawings = names.flatMap((name) =>
    [true, false].flatMap((isDark) =>
      locales.map((locale) =>
        renderToStaticMarkup(
          <LocaleProvider locale={locale}>
            <Badge name={name} isDark={isDark} isDecorative={false} />
          </LocaleProvider>,
        ).replace(/ (aria-label|data-badge|data-tone)="[^"]*"/g, ''),
      ),
    ),
  );
  expect(names).toHaveLength(14);
  expect(new Set(drawings).size).toBe(14 * 2);
});

test('a badge weighs at most 3 KB', () => {
  const sizes = names.map((name) => renderToStaticMarkup(<Badge name={name} isDark isDecorative />).length);
  expect(Math.max(...sizes)).toBeLessThan(3072);
});

test('an award without a badge, or with an unknown one, shows its words alone', () => {
  expect(page('without badges').querySelector('svg')).toBeNull();
  expect(page('a badge that does not exist').querySelectorAll('svg')).toHaveLength(2);
  expect(page('a badge that does not exist').body.textContent).toContain('Prix du quartier');
});

test('a badge without a title beside it has its name for screen readers', () => {
  expect(page('nothing optional').querySelector('svg')?.getAttribute('aria-label')).toBe('Club Titan');
});
