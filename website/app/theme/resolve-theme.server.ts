import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { isDarkColor, parseColor } from './color.ts';
import { defaultMappings, defaultRadii, type Palette, presetPalettes, type Role, roleVariables } from './presets.ts';

export interface ResolvedTheme {
  /** The variables of every scheme, as a stylesheet. */
  css: string;
  color: (value: string | null | undefined) => string | null;
  isDark: (scheme: SchemeName) => boolean;
}

type Warn = (message: string) => void;

/** Feeds the site's theme into the design tokens. What the theme leaves out comes from its preset; what is wrong is warned of. */
export function resolveTheme(theme: Theme | null | undefined, warn: Warn): ResolvedTheme {
  const palette = { ...presetPalettes[theme?.preset ?? 'blue'], ...flatten(theme?.colors ?? {}) };
  const color = (value: string | null | undefined) => resolveColor(value, palette);
  const schemes = resolveSchemes(theme, color, warn);
  const css = [
    rule(':root', { ...paletteVariables(palette), ...radii(theme, warn), ...grounds(schemes) }),
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

/** `{accent1: {normal: '#003DA5'}}` → `{'accent1.normal': '#003DA5'}`. */
function flatten(colors: NonNullable<Theme['colors']>): Palette {
  const entries = Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as const]
      : Object.entries(value).map(([shade, shadeValue]) => [`${name}.${shade}`, shadeValue] as const),
  );
  return Object.fromEntries(entries.filter(([, value]) => parseColor(value) !== null));
}

const resolveColor = (value: string | null | undefined, palette: Palette): string | null => {
  if (!value) return null;
  const named = Object.hasOwn(palette, value) ? palette[value] : palette[`${value}.normal`];
  return named ?? (parseColor(value) ? value : null);
};

const isRole = (key: string): key is Role => Object.hasOwn(roleVariables, key);

function resolveSchemes(theme: Theme | null | undefined, color: ResolvedTheme['color'], warn: Warn) {
  const mapped: Record<SchemeName, Partial<Record<Role, string>>> = { normal: {}, 'normal-grey': {}, inverted: {} };
  for (const { name, mapping } of theme?.color_schemes ?? []) {
    const scheme = schemeNames.find((candidate) => candidate === name);
    if (!scheme) {
      warn(`Unknown color scheme: ${name}`);
      continue;
    }
    for (const [key, value] of Object.entries(mapping ?? {})) {
      const role = key.replace(/^swc-/, 'swb-');
      const resolved = color(value);
      if (!isRole(role)) warn(`Unknown color scheme key: ${key}`);
      else if (resolved) mapped[scheme][role] = resolved;
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

/** `--bg-inverted` and so on: the ground of each scheme, for a block that stands partly on the next one's. */
const grounds = (schemes: Record<SchemeName, Record<Role, string>>): Record<string, string> =>
  Object.fromEntries(schemeNames.map((name) => [`--bg-${name}`, schemes[name]['swb-bg-color']]));

const paletteVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette)
      .filter(([name]) => /^[\w.-]+$/.test(name))
      .map(([name, value]) => [`--color-${name.replace('.', '-')}`, value]),
  );

function radii(theme: Theme | null | undefined, warn: Warn): Record<string, string> {
  const names = Object.keys(defaultRadii) as (keyof typeof defaultRadii)[];
  return Object.fromEntries(
    names.map((name, index) => [`--radius-${index + 1}`, radius(theme?.variables?.[name], defaultRadii[name], warn)]),
  );
}

/** Only px values count; another unit gives 0 with a warning, an empty value 0px (`1-shell §3`). */
function radius(value: string | null | undefined, byDefault: string, warn: Warn): string {
  if (value === undefined) return byDefault;
  if (value === null || value.trim() === '') return '0px';
  if (/^\d+(\.\d+)?px$/.test(value.trim())) return value.trim();
  warn(`Unsupported unit format in the radius conversion: ${value}`);
  return '0px';
}
