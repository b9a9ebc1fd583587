import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandGlyphs } from './brand-glyphs.ts';

const drawings = new Map<string, string | null>();

const isIconName = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

const pascalCase = (name: string): string =>
  name.replace(/(^|[-_\s])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Returns the SVG drawing of an icon by its Lucide name (`bed-double`) or the name of a brand; null for an unknown name. */
export function iconDrawing(name: string): string | null {
  let drawing = drawings.get(name);
  if (drawing === undefined) {
    const brand = Object.hasOwn(brandGlyphs, name) ? brandGlyphs[name] : undefined;
    drawing = brand ?? lucideDrawing(pascalCase(name));
    // Names come from content, so the cache is bounded.
    if (drawings.size < 2000) drawings.set(name, drawing);
  }
  return drawing;
}

function lucideDrawing(name: string): string | null {
  if (!isIconName(name)) return null;
  return renderToStaticMarkup(createElement(icons[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
