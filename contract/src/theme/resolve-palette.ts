import type { Theme } from '../theme.ts';
import { contrastRatio, parseColor } from './color.ts';
import { mixColors } from './mix-colors.ts';
import { type Palette, presetPalettes } from './presets.ts';

/**
 * Returns the colours of a site by name; its own colours replace those of its preset. For a colour without shades, the darker and
 * the lighter shade are computed, because those of the preset would not match.
 */
export function resolvePalette(theme: Theme | null | undefined, warn: (message: string) => void): Palette {
  const preset = presetPalettes[theme?.preset ?? 'blue'];
  const own = flatten(theme?.colors ?? {}, preset, warn);
  const palette = { ...preset, ...own };
  const shades = Object.keys(preset).flatMap((name) => {
    const [base, shade] = name.split('.');
    const normal = own[`${base}.normal`];
    if (!normal || name in own || (shade !== 'dark' && shade !== 'light')) return [];
    return [
      [name, shade === 'dark' ? mixColors(normal, '#000000', 0.75) : lighter(normal, palette.gray10 ?? '#000000')],
    ];
  });
  return { ...palette, ...Object.fromEntries(shades) };
}

/**
 * Converts `{accent1: {normal: '#003DA5'}}` to `{'accent1.normal': '#003DA5'}`; a single value for a colour that has shades in
 * the preset is its normal shade.
 */
function flatten(colors: NonNullable<Theme['colors']>, preset: Palette, warn: (message: string) => void): Palette {
  const entries = Object.entries(colors).flatMap(([name, value]) => {
    if (typeof value !== 'string')
      return Object.entries(value).map(([shade, each]) => [`${name}.${shade}`, each] as const);
    return [[`${name}.normal` in preset ? `${name}.normal` : name, value] as const];
  });
  const known = entries.filter(([, value]) => parseColor(value) !== null);
  for (const [name, value] of entries) if (parseColor(value) === null) warn(`Not a color: ${name} is ${value}`);
  return Object.fromEntries(known);
}

/** Returns the strongest tint of a colour that is readable on a dark background. */
const lighter = (color: string, background: string): string =>
  [1, 0.8, 0.6, 0.4, 0.2]
    .map((share) => mixColors(color, '#ffffff', share))
    .find((mixed) => contrastRatio(mixed, background) >= 7) ?? '#ffffff';
