import type { Locale } from '@vitrine/contract/locale.ts';
import { contrastRatio } from '@vitrine/contract/theme/color.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { VariantBanner } from './variant-banner.tsx';

const banner = (name: string, color: string | null, locale: Locale = 'fr') =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <VariantBanner name={name} color={color} />
    </LocaleProvider>,
  );

test.each(['#000', '#fff', '#7a3e9d', '#777777', '#ffff00', '#0000ff', '#ff000033', 'rgb(128, 128, 128)', null])(
  'can be read on %s',
  (color) => {
    const style = /background-color:(.+?);color:(#\w+)/.exec(banner('x', color));
    expect(contrastRatio(style?.[1] ?? '', style?.[2] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test('names the variant in the language of the page, as text', () => {
  expect(banner('<b>Printemps</b>', null)).toContain(
    'Vous voyez la variante\u00a0<strong>&lt;b&gt;Printemps&lt;/b&gt;</strong>',
  );
  expect(banner(' ', null, 'en')).toContain('without a name');
});
