import type { IconComponent } from '@vitrine/contract/components.ts';
import { icons } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandGlyphs } from './brand-glyphs.ts';
import type { FinishedIcon } from './finished.ts';

const drawings = new Map<string, string | null>();

const isIconName = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

const pascalCase = (name: string): string =>
  name.replace(/(^|[-_\s])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Returns the SVG drawing of an icon by its Lucide name (`bed-double`) or the name of a brand; null for an unknown name. */
export function iconDrawing(name: string): string | null {
  let drawing = drawings.get(name);
  if (drawing === undefined) {
    drawing = brandGlyphs[name] ?? lucideDrawing(pascalCase(name));
    // Names come from content, so the cache is bounded.
    if (drawings.size < 2000) drawings.set(name, drawing);
  }
  return drawing;
}

function lucideDrawing(name: string): string | null {
  if (!isIconName(name)) return null;
  const Icon = icons[name];
  return renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** Line widths of the weights that content may use beside `regular`. */
const strokes: Readonly<Record<string, number>> = { thin: 1, light: 1.25, solid: 2.25, bold: 2.5 };

interface IconContext {
  color: (value: string | null | undefined) => string | null;
  warn: (message: string) => void;
}

/** Returns an icon with its drawing. Icons are drawn on the server, so that the browser loads no icon library. */
export function finishIcon(
  component: IconComponent | null | undefined,
  { color, warn }: IconContext,
): FinishedIcon | null {
  if (!component?.type) return null;
  const svg = iconDrawing(component.type);
  if (svg === null) {
    warn(`Unknown icon: ${component.type}`);
    return null;
  }
  const stroke = strokes[component.font_weight ?? ''];
  return { svg, color: color(component.color), ...(stroke && { stroke }) };
}
