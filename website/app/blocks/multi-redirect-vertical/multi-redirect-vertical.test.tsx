// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { finishPicture } from '../../kinds/image/finish-image.server.ts';
import { RedirectRow } from './parts/redirect-row.tsx';

const redirect = {
  id: '1',
  type: 'redirect_item',
  params: {},
  main_title: 'Vendre',
  description: '',
  cta: null,
  link: null,
  icon: null,
  image: finishPicture('/resources/a.webp', { asset: (url) => url }),
  index: null,
} as const;

const pictureOf = (image_bg_color: string | null) => {
  const html = renderToStaticMarkup(<RedirectRow redirect={{ ...redirect, image_bg_color }} heading="h3" />);
  return new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('.picture');
};

test('a picture with a background colour shows whole, on that colour', () => {
  expect(pictureOf('#003da5')?.dataset.whole).toBe('true');
  expect(pictureOf('#003da5')?.style.backgroundColor).toBe('rgb(0, 61, 165)');
});

test('a picture without a background colour fills its place', () => {
  expect(pictureOf(null)?.dataset.whole).toBeUndefined();
});
