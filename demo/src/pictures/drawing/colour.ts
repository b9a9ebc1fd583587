export type Rgb = readonly [number, number, number];

/** Returns red, green and blue (0 to 255) of `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns `#rrggbb` for channels, which are rounded and limited to 0 to 255. */
export function hex(channels: Rgb): string {
  return `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the mixture of two colours; `share` (0 to 1) is that of the second. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = rgb(from);
  const [r2, g2, b2] = rgb(to);
  return hex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

/** Returns the colour under a light whose channels are factors around 1. */
export function multiply(colour: string, factor: Rgb): string {
  const [red, green, blue] = rgb(colour);
  return hex([red * factor[0], green * factor[1], blue * factor[2]]);
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#fffdf6', share);
}

export function darken(colour: string, share: number): string {
  return mix(colour, '#10131f', share);
}
