export type Rgb = readonly [red: number, green: number, blue: number];
export type Triple = readonly [number, number, number];

/** Reads `#abc`, `#abcd`, `#aabbcc`, `#aabbccdd` and `rgb(a, b, c)`; null for anything else, which never reaches a stylesheet. */
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

/** A colour is dark when its channels sum to at most 382.5 (`1-shell §3`). */
export function isDarkColor(value: string): boolean {
  const rgb = parseColor(value);
  return rgb !== null && rgb[0] + rgb[1] + rgb[2] <= 382.5;
}

/** How far two colours stand apart, from 1 to 21, as WCAG 2.2 counts it; 1 where one of them is no colour. */
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

/** The light of each channel, 0 to 1, without the curve of the screen. */
export const linear = (rgb: Rgb): Triple => {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** White or black, whichever can be read on a ground: one of them always has a contrast of 4.5 or more (WCAG 1.4.3). */
export const readableOn = (ground: string): '#fff' | '#000' => (contrastRatio(ground, '#fff') >= 4.5 ? '#fff' : '#000');
