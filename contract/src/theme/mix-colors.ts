import { linear, parseColor, type Rgb, type Triple } from './color.ts';

/** Returns a mix of two colours with `share` (0 to 1) of the first, computed in OKLab like `color-mix(in oklab, …)` in CSS. */
export function mixColors(one: string, other: string, share: number): string {
  const [first, second] = [parseColor(one), parseColor(other)];
  if (!first || !second) return one;
  const [a, b] = [toOklab(first), toOklab(second)];
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return toHex(fromOklab([at(0), at(1), at(2)]));
}

const toHex = (rgb: Triple): string => {
  const digits = rgb.map((part) => {
    const shown = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
};

/** Converts a colour to OKLab with the matrices of CSS Color 4. */
function toOklab(rgb: Rgb): Triple {
  const [red, green, blue] = linear(rgb);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
