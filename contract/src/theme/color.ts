export type Rgb = readonly [red: number, green: number, blue: number];
export type Triple = readonly [number, number, number];

/**
 * Parses `#abc`, `#abcd`, `#aabbcc`, `#aabbccdd` and `rgb(a, b, c)`; null for anything else, which is never written to a style
 * sheet.
 */
export function parseColor(value: string): Rgb | null {
  const text = value.trim();
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(text);
  if (short)
    return channels(
      short.slice(1, 4).map((digit) => digit + digit),
      16,
    );
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(text);
  if (long) return channels(long.slice(1, 4), 16);
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*[\d.]+%?\s*)?\)$/i.exec(text);
  return rgb ? channels(rgb.slice(1, 4), 10) : null;
}

const channels = ([red = '0', green = '0', blue = '0']: string[], radix: number): Rgb => [
  Number.parseInt(red, radix),
  Number.parseInt(green, radix),
  Number.parseInt(blue, radix),
];

/** True for a dark colour, whose channels sum to at most 382.5 (theme.9). */
export function isDarkColor(value: string): boolean {
  const rgb = parseColor(value);
  return rgb !== null && rgb[0] + rgb[1] + rgb[2] <= 382.5;
}

/** Returns the contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it; 1 when one of them is invalid. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [parseColor(one), parseColor(other)];
  if (!first || !second) return 1;
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the linear-light value of each channel, 0 to 1. */
export const linear = (rgb: Rgb): Triple => {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/**
 * Returns white or black, whichever is readable on a background: one of them always has a contrast of at least 4.5 (WCAG 1.4.3).
 */
export const readableOn = (background: string): '#fff' | '#000' =>
  contrastRatio(background, '#fff') >= 4.5 ? '#fff' : '#000';
