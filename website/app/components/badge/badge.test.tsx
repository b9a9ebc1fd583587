import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { Badge, Tag } from './badge.tsx';

test('a badge is lettered in the language of the page', () => {
  const lettered = (locale: 'fr' | 'en') =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <Badge name="open-house" />
      </LocaleProvider>,
    );
  expect(lettered('fr')).toMatch(/data-badge="open-house">Visite libre</);
  expect(lettered('en')).toContain('>Open house<');
});

test('a tag has the colours of the content, and those of a badge without any', () => {
  expect(renderToStaticMarkup(<Tag name="A" background="#123456" color="#fff" />)).toContain(
    'style="background-color:#123456;color:#fff"',
  );
  expect(renderToStaticMarkup(<Tag name="A" background={null} color={null} />)).not.toContain('color');
});
