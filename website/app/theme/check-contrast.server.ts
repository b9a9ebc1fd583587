import { contrastRatio } from './color.ts';
import { mixColors } from './mix-colors.ts';
import type { Role } from './presets.ts';

/** What WCAG 2.2 AA asks of words, and of marks and edges that mean something. */
const ofWords = 4.5;
const ofMarks = 3;

type Pair = readonly [front: Role, back: Role, least: number];

/** What is read or seen on what, in every block. */
const pairs: readonly Pair[] = [
  ['swb-text-color', 'swb-bg-color', ofWords],
  ['swb-highlight-color', 'swb-bg-color', ofWords],
  ['swb-map-marker-color', 'swb-bg-color', ofMarks],
  ['button-text-color', 'button-bg-color', ofWords],
  ['button-text-color', 'button-hover-color', ofWords],
  ['button-bg-color', 'swb-bg-color', ofMarks],
  ['button-border-color', 'swb-bg-color', ofMarks],
  ['input-text-color', 'input-bg-color', ofWords],
  ['input-border-color', 'input-bg-color', ofMarks],
  ['input-border-color', 'swb-bg-color', ofMarks],
  ['input-highlight-color', 'input-bg-color', ofMarks],
  ['input-highlight-color', 'swb-bg-color', ofMarks],
];

/** How much of the text colour is in small print, `--muted` in `tokens.css`. */
const mutedShare = 0.72;

/** One sentence for each pair of a scheme that is hard to read: the scheme, the pair, its ratio and the least that there should be. */
export function contrastFaults(scheme: string, colors: Readonly<Record<Role, string>>): string[] {
  const { 'swb-text-color': text, 'swb-bg-color': ground } = colors;
  const shown = [
    ...pairs.map(([front, back, least]) => ({
      pair: `${front} on ${back}`,
      front: colors[front],
      back: colors[back],
      least,
    })),
    { pair: 'muted text on swb-bg-color', front: mixColors(text, ground, mutedShare), back: ground, least: ofWords },
  ];
  return shown.flatMap(({ pair, front, back, least }) => {
    const ratio = contrastRatio(front, back);
    return ratio >= least
      ? []
      : [
          `Low contrast in the color scheme ${scheme}: ${pair} is ${ratio.toFixed(2)} to 1, and should be ${least} to 1`,
        ];
  });
}
