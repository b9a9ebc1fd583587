import { hash } from 'node:crypto';
import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { badgeContrastFaults, contrastFaults } from '@vitrine/contract/theme/check-contrast.ts';
import { isDarkColor } from '@vitrine/contract/theme/color.ts';
import { type Look, resolveLook } from '@vitrine/contract/theme/look.ts';
import { panelColor } from '@vitrine/contract/theme/panel-mixes.ts';
import { badgeNames, type Palette, type Role, roleVariables } from '@vitrine/contract/theme/presets.ts';
import { resolvePalette } from '@vitrine/contract/theme/resolve-palette.ts';
import { resolveColor, resolveSchemes } from '@vitrine/contract/theme/resolve-schemes.ts';
import type { Theme } from '@vitrine/contract/theme.ts';
import { LRUCache } from 'lru-cache';
import { lookTokens } from './look-tokens.server.ts';
import { resolveRadii } from './resolve-radii.server.ts';

export interface ResolvedTheme {
  /** Style sheet with the variables of every scheme. */
  css: string;
  /** Identifies the style sheet. */
  key: string;
  color: (value: string | null | undefined) => string | null;
  isDark: (scheme: SchemeName) => boolean;
  look: Look;
}

type Warn = (message: string) => void;

const resolved = new LRUCache<string, ResolvedTheme>({ max: 200 });

/** Returns the resolved theme of a site. It is cached for all pages with the same theme, so its warnings are also logged once. */
export function siteTheme(theme: Theme | null | undefined, warn: Warn): ResolvedTheme {
  const { preset, colors, variables, color_schemes, look } = theme ?? {};
  const key = JSON.stringify([preset, colors, variables, color_schemes, look]);
  const known = resolved.get(key) ?? resolveTheme(theme, warn);
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
  const look = resolveLook(theme, warn);
  for (const name of schemeNames) {
    contrastFaults(name, schemes[name], panelColor(look.surface, schemes[name])).forEach(warn);
  }
  badgeContrastFaults(palette).forEach(warn);
  const { root, inScheme } = lookTokens(look);
  const css = [
    rule(':root', { ...badgeVariables(palette), ...resolveRadii(theme, warn), ...backgrounds(schemes), ...root }),
    ...(Object.keys(inScheme).length > 0 ? [rule(':root,[data-scheme]', inScheme)] : []),
    ...schemeNames.map((name) => rule(selector(name), schemeVariables(schemes[name]))),
  ].join('');
  return {
    css,
    key: hash('sha256', css, 'base64url').slice(0, 8),
    color,
    look,
    isDark: (name) => isDarkColor(schemes[name]['swb-bg-color']),
  };
}

const selector = (scheme: SchemeName): string =>
  scheme === 'normal' ? ':root,[data-scheme="normal"]' : `[data-scheme="${scheme}"]`;

const rule = (selectors: string, variables: Record<string, string>): string =>
  `${selectors}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

function schemeVariables(scheme: Record<Role, string>): Record<string, string> {
  const roles = Object.entries(scheme).map(([role, value]) => [roleVariables[role as Role], value]); // keys of the record
  return { ...Object.fromEntries(roles), 'color-scheme': isDarkColor(scheme['swb-bg-color']) ? 'dark' : 'light' };
}

/** Returns `--bg-inverted` and so on: the background of each scheme, for a block that overlaps the next one. */
const backgrounds = (schemes: Record<SchemeName, Record<Role, string>>): Record<string, string> =>
  Object.fromEntries(schemeNames.map((name) => [`--bg-${name}`, schemes[name]['swb-bg-color']]));

/** Returns the colours of the badges, the only ones that styles use by their names; all others come by the roles of a scheme. */
const badgeVariables = (palette: Palette): Record<string, string> =>
  Object.fromEntries(
    badgeNames.flatMap((name) =>
      (['normal', 'text'] as const).map((shade) => [`--color-${name}-${shade}`, palette[`${name}.${shade}`] ?? '']),
    ),
  );
