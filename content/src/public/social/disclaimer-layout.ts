import { outlineText } from './outline-text.ts';

/** Sizes of a disclaimer, px, the largest one first. */
const sizes = [15, 13, 11] as const;
const smallest = 11;
/** Distance between two baselines, as a multiple of the size. */
export const disclaimerLeading = 1.3;
/** Length at which a text is cut; no disclaimer of a source is as long. */
const longest = 4000;
/** Size at which words are measured once; widths grow with the size. */
const measure = 100;

/** Space in which a disclaimer may stand, px. */
export interface DisclaimerSpace {
  width: number;
  height: number;
}

/** A disclaimer in lines of a size, below the texts of the panel, or in a strip of its own below the photo. */
export interface DisclaimerLayout {
  place: 'panel' | 'strip';
  size: number;
  lines: string[];
}

/**
 * Returns where a disclaimer stands with all of its words: in the panel if it fits there in one of the larger sizes, else in a strip below the photo, which has
 * space for the longest one that a source may have. One that is still longer ends where the strip does.
 */
export function layDisclaimer(
  text: string,
  font: string,
  spaces: Record<DisclaimerLayout['place'], DisclaimerSpace>,
): DisclaimerLayout {
  const widthOf = measuredWidths(font);
  const words = text
    .slice(0, longest)
    .split(/[ \n]+/)
    .filter(Boolean);
  const tries = [
    ...sizes.filter((size) => size > smallest).map((size) => ({ place: 'panel' as const, size })),
    ...sizes.map((size) => ({ place: 'strip' as const, size })),
  ];
  const laid = tries.map(({ place, size }) => ({
    place,
    size,
    lines: wrapped(words, spaces[place].width / size, widthOf),
  }));
  const mostOf = ({ place, size }: DisclaimerLayout) => Math.floor(spaces[place].height / (size * disclaimerLeading));
  const whole = laid.find((each) => each.lines.length <= mostOf(each));
  if (whole) return whole;
  const cut = { place: 'strip' as const, size: smallest, lines: laid.at(-1)?.lines ?? [] };
  const lines = cut.lines.slice(0, mostOf(cut));
  return { ...cut, lines: [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -2)}…`] };
}

/** Returns a function that measures a text in multiples of the size, each word and character once. */
function measuredWidths(font: string): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? outlineText(text, font, measure).width / measure;
    known.set(text, width);
    return width;
  };
}

/** Returns the words in lines of a width, in multiples of the size. A word that is wider than a line, such as a web address, is broken. */
function wrapped(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const space = widthOf('n n') - 2 * widthOf('n');
  for (const word of words.flatMap((each) => pieces(each, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      [line, used] = ['', 0];
    }
    used += line === '' ? wide : space + wide;
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of word) {
    const wide = widthOf(character);
    if (part !== '' && used + wide > width) {
      parts.push(part);
      [part, used] = ['', 0];
    }
    part += character;
    used += wide;
  }
  return [...parts, part];
}
