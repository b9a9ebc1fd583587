import type { IconComponent } from '@vitrine/contract/components.ts';
import { icons } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandGlyphs } from './brand-glyphs.ts';
import type { FinishedIcon } from './finished.ts';

const drawings = new Map<string, string | null>();

const isIconName = (name: string): name is keyof typeof icons => Object.hasOwn(icons, name);

const pascalCase = (name: string): string =>
  name.replace(/(^|[-_\s])([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** The drawing of an icon by its Lucide name (`bed-double`) or the name of a brand; null where there is none. */
export function iconDrawing(name: string): string | null {
  let drawing = drawings.get(name);
  if (drawing === undefined) {
    drawing = brandGlyphs[name] ?? lucideDrawing(pascalCase(name));
    // Names come from content: bounded, so that nonsense cannot fill the memory.
    if (drawings.size < 2000) drawings.set(name, drawing);
  }
  return drawing;
}

function lucideDrawing(name: string): string | null {
  if (!isIconName(name)) return null;
  const Icon = icons[name];
  return renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The weights that content may ask for beside `regular`, as widths of lines. */
const strokes: Readonly<Record<string, number>> = { thin: 1, light: 1.25, solid: 2.25, bold: 2.5 };

interface IconContext {
  color: (value: string | null | undefined) => string | null;
  warn: (message: string) => void;
}

/** Icons are drawn on the server, so that the browser loads none of the library. */
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
