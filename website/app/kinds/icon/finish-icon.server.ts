import type { IconComponent } from '@vitrine/contract/kinds/icon.ts';
import { iconDrawing } from './icon-drawing.server.ts';

/** An icon as its view receives it. */
export interface FinishedIcon {
  /** SVG drawing inside a 24 × 24 view box. */
  svg: string;
  color: string | null;
  /** Line width in units of the view box; absent for the regular weight. */
  stroke?: number;
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
