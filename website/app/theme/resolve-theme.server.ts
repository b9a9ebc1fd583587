import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { badgeContrastFaults, contrastFaults } from './check-contrast.server.ts';
import { isDarkColor, parseColor } from './color.ts';
import { knownScheme } from './color-schemes.ts';
import { defaultMappings, type Palette, type Role, roleVariables } from './presets.ts';
import { resolvePalette } from './resolve-palette.server.ts';
import { resolveRadii } from './resolve-radii.server.ts';

export interface ResolvedTheme {
  /** Style sheet with the variables of every scheme. */
  css: string;
  color: (value: string | null | undefined) => string | null;
  isDark: (scheme: SchemeName) => boolean;
}

type Warn = (message: string) => void;

const resolved = new Map<string, ResolvedTheme>();
const limit = 200;

/** Returns the resolved theme of a site. It is cached for all pages with the same theme, so its warnings are also logged once. */
export function siteTheme(theme: Theme | null | undefined, warn: Warn): ResolvedTheme {
  const { preset, colors, variables, color_schemes } = theme ?? {};
  const key = JSON.stringify([preset, colors, variables, color_schemes]);
  const known = resolved.get(key) ?? resolveTheme(theme, warn);
  if (resolved.size >= limit && !resolved.has(key)) resolved.delete(resolved.keys().next().value ?? '');
  resolved.set(key, known);
  return known;
}

/**
 * Resolves a site's theme to design tokens. Missing values come from the preset; invalid or unreadable ones only cause warnings.
 */
export function resolveTheme(theme: Theme | null | undefined, warn: Warn): ResolvedTheme {
  const palette = resolvePalette(theme, warn);
  const color = (value: string | null | undefined) => resolveColor(value, palette);
  const schemes = resolveSchemes(theme, color, warn);
  for (const name of schemeNames) contrastFaults(name, schemes[name]).forEach(warn);
  badgeContrastFaults(palette).forEach(warn);
  const css = [
    rule(':root', { ...paletteVariables(palette), ...resolveRadii(theme, warn), ...backgrounds(schemes) }),
    ...schemeNames.map((name) => rule(selector(name), schemeVariables(schemes[name]))),
  ].join('');
  return { css, color, isDark: (name) => isDarkColor(schemes[name]['swb-bg-color']) };
}

const selector = (scheme: SchemeName): string =>
  scheme === 'normal' ? ':root,[data-scheme="normal"]' : `[data-scheme="${scheme}"]`;

const rule = (selectors: string, variables: Record<string, string>): string =>
  `${selectors}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Resolves a colour value, a colour name with a shade (`accent1.dark`), or a name alone, which means its normal shade; null when
 * invalid.
 */
const resolveColor = (value: string | null | undefined, palette: Palette): string | null => {
  if (!value) return null;
  const named = Object.hasOwn(palette, value) ? palette[value] : palette[`${value}.normal`];
  return named ?? (parseColor(value) ? value : null);
};

const isRole = (key: string): key is Role => Object.hasOwn(roleVariables, key);

function resolveSchemes(theme: Theme | null | undefined, color: ResolvedTheme['color'], warn: Warn) {
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
  const complete = (scheme: SchemeName): Record<Role, string> => {
    const defaults = Object.entries(defaultMappings[scheme]).map(([role, value]) => [role, color(value)]);
    return { ...Object.fromEntries(defaults), ...mapped[scheme] };
  };
  return { normal: complete('normal'), 'normal-grey': complete('normal-grey'), inverted: complete('inverted') };
}

function schemeVariables(scheme: Record<Role, string>): Record<string, string> {
  const roles = Object.entries(scheme).map(([role, value]) => [roleVariables[role as Role], value]); // keys of the record
  return { ...Object.fromEntries(roles), 'color-scheme': isDarkColor(scheme['swb-bg-color']) ? 'dark' : 'light' };
}

/** Returns `--bg-inverted` and so on: the background of each scheme, for a block that overlaps the next one. */
const backgrounds = (schemes: Record<SchemeName, Record<Role, string>>): Record<string, string> =>
  Object.fromEntries(schemeNames.map((name) => [`--bg-${name}`, schemes[name]['swb-bg-color']]));

const paletteVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette)
      .filter(([name]) => /^[\w.-]+$/.test(name))
      .map(([name, value]) => [`--color-${name.replaceAll('.', '-')}`, value]),
  );
