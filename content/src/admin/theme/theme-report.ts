import { type SchemeName, schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { type ContrastPair, contrastPairs } from '@vitrine/contract/theme/check-contrast.ts';
import { contrastRatio, parseColor } from '@vitrine/contract/theme/color.ts';
import { type Look, resolveLook } from '@vitrine/contract/theme/look.ts';
import { panelColor } from '@vitrine/contract/theme/panel-mixes.ts';
import { badgeNames, type Palette } from '@vitrine/contract/theme/presets.ts';
import { resolvePalette } from '@vitrine/contract/theme/resolve-palette.ts';
import { resolveColor, resolveSchemes, type SchemeColors } from '@vitrine/contract/theme/resolve-schemes.ts';
import type { Theme } from '@vitrine/contract/theme.ts';

/** Minimum contrast ratios of WCAG 2.2 AA. */
export const leastContrast = { text: 4.5, largeText: 3, controls: 3 } as const;

export interface BadgeContrast {
  name: (typeof badgeNames)[number];
  text: string;
  background: string;
  ratio: number;
}

export interface ThemeReport {
  palette: Palette;
  look: Look;
  schemes: readonly { name: SchemeName; colors: SchemeColors; panel: string; pairs: readonly ContrastPair[] }[];
  badges: readonly BadgeContrast[];
  /** Number of pairs and badges under their minimum. */
  faults: number;
}

const ignore = () => {};

/** Returns the colours of a theme as the website computes them, with the contrast of each pair. */
export function themeReport(theme: Theme): ThemeReport {
  const palette = resolvePalette(theme, ignore);
  const resolved = resolveSchemes(theme, (value) => resolveColor(value, palette), ignore);
  const look = resolveLook(theme, ignore);
  const schemes = schemeNames.map((name) => {
    const colors = resolved[name];
    const panel = panelColor(look.surface, colors);
    return { name, colors, panel, pairs: contrastPairs(colors, panel) };
  });
  const badges = badgeNames.map((name): BadgeContrast => {
    const [text = '', background = ''] = [palette[`${name}.text`], palette[`${name}.normal`]];
    return { name, text, background, ratio: contrastRatio(text, background) };
  });
  const faults =
    schemes.flatMap(({ pairs }) => pairs).filter(isFault).length +
    badges.filter(({ ratio }) => ratio < leastContrast.text).length;
  return { palette, look, schemes, badges, faults };
}

export const isFault = ({ ratio, least }: ContrastPair): boolean => ratio < least;

/** Returns a colour as `#rrggbb`, the only format that the browser's colour picker accepts; null for an invalid colour. */
export function pickerColor(value: string): string | null {
  const channels = parseColor(value);
  return channels && `#${channels.map((channel) => Math.min(channel, 255).toString(16).padStart(2, '0')).join('')}`;
}
