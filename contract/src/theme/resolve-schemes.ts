import type { SchemeName } from '../blocks/block-params.ts';
import type { Theme } from '../theme.ts';
import { parseColor } from './color.ts';
import { knownScheme } from './known-scheme.ts';
import { defaultMappings, type Palette, type Role, roleVariables } from './presets.ts';

export type SchemeColors = Readonly<Record<Role, string>>;
export type Schemes = Readonly<Record<SchemeName, SchemeColors>>;

/**
 * Resolves a colour value, a colour name with a shade (`accent1.dark`), or a name alone, which means its normal shade; null when
 * invalid.
 */
export const resolveColor = (value: string | null | undefined, palette: Palette): string | null => {
  if (!value) return null;
  const named = Object.hasOwn(palette, value) ? palette[value] : palette[`${value}.normal`];
  return named ?? (parseColor(value) ? value : null);
};

const isRole = (key: string): key is Role => Object.hasOwn(roleVariables, key);

/** Returns the colours of the roles of each scheme: those of the theme, and the defaults for all others. */
export function resolveSchemes(
  theme: Pick<Theme, 'color_schemes'> | null | undefined,
  color: (value: string | null | undefined) => string | null,
  warn: (message: string) => void,
): Schemes {
  const mapped: Record<SchemeName, Partial<Record<Role, string>>> = { normal: {}, 'normal-grey': {}, inverted: {} };
  for (const { name, mapping } of theme?.color_schemes ?? []) {
    const scheme = knownScheme(name, warn);
    if (!scheme) continue;
    for (const [key, value] of Object.entries(mapping ?? {})) {
      const role = key.replace(/^swc-/, 'swb-');
      const found = color(value);
      if (!isRole(role)) warn(`Unknown color scheme key: ${key}`);
      else if (found) mapped[scheme][role] = found;
      else if (value) warn(`Unknown color in the color scheme ${name}: ${key} is ${value}`);
    }
  }
  const complete = (scheme: SchemeName): SchemeColors => {
    const defaults = Object.entries(defaultMappings[scheme]).map(([role, value]) => [role, color(value)]);
    return { ...Object.fromEntries(defaults), ...mapped[scheme] };
  };
  return { normal: complete('normal'), 'normal-grey': complete('normal-grey'), inverted: complete('inverted') };
}
