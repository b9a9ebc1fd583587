import type { WireBlock } from '@vitrine/contract/site.ts';
import { item, linkTo } from './fixtures.ts';

/** Returns a menu entry, with the entries of its submenu. */
export const menuItem = (fr: string, en: string, url: string, children: WireBlock[] = [], more = {}): WireBlock =>
  item('menu_item', {
    link: linkTo(fr, en, url, 'href'),
    ...(children.length > 0 && { menu_repeater: children }),
    ...more,
  });

/** Returns a logo as a data URL, which shows without a content service. Its width is 150; `content` is SVG markup. */
export function svgLogo(height: number, content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="${height}" viewBox="0 0 150 ${height}">${content}</svg>`;
  const file = { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 150, height, alt: 'Rive & Roy' };
  return { cms_component: 'image', media: { fr: file, en: file } };
}
