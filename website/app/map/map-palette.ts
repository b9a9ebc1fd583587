/** The colours of a map, read from the custom properties of its element, so that it has the colour scheme of its block. */
export interface MapPalette {
  land: string;
  /** Built-up areas. */
  built: string;
  water: string;
  /** Shallow water along a coast. */
  shallow: string;
  waterLabel: string;
  park: string;
  building: string;
  road: string;
  /** Edges of roads, and roads that are not filled. */
  roadEdge: string;
  border: string;
  label: string;
  /** Names of minor importance. */
  faint: string;
  halo: string;
}

const properties: Record<keyof MapPalette, string> = {
  land: '--map-land',
  built: '--map-built',
  water: '--map-water',
  shallow: '--map-shallow',
  waterLabel: '--map-water-label',
  park: '--map-park',
  building: '--map-building',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  border: '--map-border',
  label: '--map-label',
  faint: '--map-faint',
  halo: '--map-halo',
};

export function readPalette(element: HTMLElement): MapPalette {
  const probe = element.appendChild(document.createElement('span'));
  const color = (property: string): string => {
    probe.style.color = `var(${property})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const palette = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, color(property)]));
  probe.remove();
  return palette as Record<keyof MapPalette, string>; // one entry for each property above
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
