/** The colours of a map and the font of its names, read from its element, so that it has the colour scheme of its block and the look of its site. */
export interface MapPalette extends Record<Color, string> {
  /** The text font of the site and a generic one. Without a glyph URL the engine draws letters with the browser's fonts. */
  font: string[];
}

const properties = {
  land: '--map-land',
  /** Built-up areas. */
  built: '--map-built',
  water: '--map-water',
  /** Shallow water along a coast. */
  shallow: '--map-shallow',
  waterLabel: '--map-water-label',
  park: '--map-park',
  building: '--map-building',
  road: '--map-road',
  /** Edges of roads, and roads that are not filled. */
  roadEdge: '--map-road-edge',
  border: '--map-border',
  label: '--map-label',
  /** Names of minor importance. */
  faint: '--map-faint',
  halo: '--map-halo',
} as const;

type Color = keyof typeof properties;

export function readPalette(element: HTMLElement): MapPalette {
  const probe = element.appendChild(document.createElement('span'));
  const color = (property: string): string => {
    probe.style.color = `var(${property})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const colors = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, color(property)]));
  // The engine waits for every family that it is given, and the fitted fallbacks are on few machines.
  const [family = ''] = getComputedStyle(probe).fontFamily.split(',');
  probe.remove();
  // One colour for each property above.
  return { ...(colors as Record<Color, string>), font: [family.replaceAll('"', ''), 'sans-serif'] };
}

/** Converts a CSS colour to `rgb()` by painting a pixel, because the engine cannot parse the computed form of `color-mix()`. */
function toRgb(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
