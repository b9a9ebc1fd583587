import type { Theme } from '@vitrine/contract/theme.ts';
import { contrastRatio, parseColor } from './color.ts';
import { mixColors } from './mix-colors.ts';
import { type Palette, presetPalettes } from './presets.ts';

/**
 * The colours of a site by name, its own over its preset's. A site that gives a colour alone also gets its darker and its lighter
 * shade, which would otherwise be the preset's.
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

/** `{accent1: {normal: '#003DA5'}}` → `{'accent1.normal': '#003DA5'}`; a colour that the preset has in shades is its normal one. */
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

/** The most of a colour that can still be read on a dark ground. */
const lighter = (color: string, ground: string): string =>
  [1, 0.8, 0.6, 0.4, 0.2]
    .map((share) => mixColors(color, '#ffffff', share))
    .find((mixed) => contrastRatio(mixed, ground) >= 7) ?? '#ffffff';
