type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#abc`, `#aabbcc`, `#aabbccdd` and `rgb(a, b, c)`; null for anything else, which never reaches a stylesheet. */
export function parseColor(value: string): Rgb | null {
  const text = value.trim();
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text);
  if (short)
    return channels(
      short.slice(1).map((digit) => digit + digit),
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
