import { expect, test } from 'vitest';
import type { FinishedImage } from '../../../kinds/image/finish-image.server.ts';
import { footerLogos } from './footer-logos.ts';

const logo = (src: string): FinishedImage => ({
  ...{ kind: 'image', src, alt: 'Rive & Roy', width: 150, height: 40, sources: [] },
  ...{ center: { x: 50, y: 50 }, filter: null, placeholder: null },
});
const site = { light: logo('/light.svg'), dark: logo('/dark.svg') };
const none = { light: null, dark: null };
const partner = { id: 'a', media: logo('/partner.svg') };

const shown = (...args: Parameters<typeof footerLogos>) =>
  footerLogos(...args).map(({ media }) => media.kind === 'image' && media.src);

test.each([
  [true, '/light.svg'],
  [false, '/dark.svg'],
])('a footer shows the logo of the theme for its background, dark: %s', (isDark, src) => {
  expect(shown(site, [], isDark)).toEqual([src]);
});

test('the only logo of a theme serves on both backgrounds, and a site without logos shows none', () => {
  expect(shown({ ...none, dark: site.dark }, [], true)).toEqual(['/dark.svg']);
  expect(shown(none, [{ id: 'b', media: null }], true)).toEqual([]);
});

test('the logos of partners come after that of the theme', () => {
  expect(shown(site, [partner], true)).toEqual(['/light.svg', '/partner.svg']);
});

test('a list that contains a logo of the theme shows it where it stands', () => {
  expect(shown(site, [partner, { id: 'b', media: logo('/dark.svg') }], true)).toEqual(['/partner.svg', '/dark.svg']);
});
