import { contrastRatio } from './color.ts';
import { mixColors } from './mix-colors.ts';
import { badgeNames, type Palette, type Role } from './presets.ts';

/** Minimum contrast ratios of WCAG 2.2 AA for text, and for meaningful graphics and borders. */
const textContrast = 4.5;
const graphicContrast = 3;

type Pair = readonly [front: Role, back: Role, least: number];

/** Foreground and background roles that every block combines, with their minimum contrast. */
const pairs: readonly Pair[] = [
  ['swb-text-color', 'swb-bg-color', textContrast],
  ['swb-highlight-color', 'swb-bg-color', textContrast],
  ['swb-map-marker-color', 'swb-bg-color', graphicContrast],
  ['button-text-color', 'button-bg-color', textContrast],
  ['button-text-color', 'button-hover-color', textContrast],
  ['button-bg-color', 'swb-bg-color', graphicContrast],
  ['button-border-color', 'swb-bg-color', graphicContrast],
  ['input-text-color', 'input-bg-color', textContrast],
  ['input-border-color', 'input-bg-color', graphicContrast],
  ['input-border-color', 'swb-bg-color', graphicContrast],
  ['input-highlight-color', 'input-bg-color', graphicContrast],
  ['input-highlight-color', 'swb-bg-color', graphicContrast],
];

/** Fraction of the text colour in muted text, as `--muted` in `tokens.css`. */
const mutedShare = 0.72;

/** A foreground and a background colour with their contrast ratio and its minimum. `muted` is the muted text, `panel` the background of cards. */
export interface ContrastPair {
  front: Role | 'muted';
  back: Role | 'panel';
  frontColor: string;
  backColor: string;
  ratio: number;
  least: number;
}

/** Returns the colour pairs of a scheme, with cards and panels of this colour. */
export function contrastPairs(colors: Readonly<Record<Role, string>>, panel: string): ContrastPair[] {
  const { 'swb-text-color': text, 'swb-bg-color': background } = colors;
  const measured = (front: ContrastPair['front'], back: Role, least: number, frontColor: string): ContrastPair => ({
    ...{ front, back, least, frontColor, backColor: colors[back], ratio: contrastRatio(frontColor, colors[back]) },
  });
  const muted = mixColors(text, background, mutedShare);
  const onPanel = { front: 'muted', back: 'panel', least: textContrast, frontColor: muted, backColor: panel } as const;
  return [
    ...pairs.map(([front, back, least]) => measured(front, back, least, colors[front])),
    measured('muted', 'swb-bg-color', textContrast, muted),
    { ...onPanel, ratio: contrastRatio(muted, panel) },
  ];
}

/** Returns one warning for each colour pair of a scheme with insufficient contrast, with the pair, its ratio and the minimum. */
export const contrastFaults = (scheme: string, colors: Readonly<Record<Role, string>>, panel: string): string[] =>
  contrastPairs(colors, panel)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ front, back, ratio, least }) => {
      const pair = `${front === 'muted' ? 'muted text' : front} on ${back}`;
      return `Low contrast in the color scheme ${scheme}: ${pair} is ${ratio.toFixed(2)} to 1, and should be ${least} to 1`;
    });

/** Returns one warning for each badge of listings whose text has insufficient contrast. */
export const badgeContrastFaults = (palette: Palette): string[] =>
  badgeNames.flatMap((name) => {
    const ratio = contrastRatio(palette[`${name}.text`] ?? '', palette[`${name}.normal`] ?? '');
    return ratio >= textContrast
      ? []
      : [
          `Low contrast of the badge: ${name}.text on ${name} is ${ratio.toFixed(2)} to 1, and should be ${textContrast} to 1`,
        ];
  });
