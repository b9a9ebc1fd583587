import { findValues, type Role, type SourceValue } from './find-values.ts';
import type { StatedValues } from './stated-values.ts';

/** A change of one value in a file. */
export interface Break {
  file: string;
  /** Line in the file, from 1, and its text. */
  line: number;
  lineText: string;
  start: number;
  end: number;
  was: string;
  becomes: string;
}

/** The smallest number of each role that a statement is likely to mean: 0 and 1 are too frequent in code. */
const smallest: Record<Role, number> = { constant: 0, property: 2, bare: 3 };

/** Returns the breaks of the values in a file that a statement names. */
export function statedBreaks(file: string, source: string, { numbers, measures, texts }: StatedValues): Break[] {
  return findValues(file, source).flatMap((each): Break[] => {
    const { value, role, unit } = each;
    if (typeof value === 'boolean') return [];
    if (typeof value === 'number') {
      const isStated = unit ? measures.has(`${value}${unit}`) : numbers.has(value) && value >= smallest[role];
      return isStated ? [toBreak(file, source, each)] : [];
    }
    const part = [...texts].find((text) => value === text || (text.includes(' ') && value.includes(text)));
    const at = part === undefined ? -1 : source.slice(each.start, each.end).indexOf(part);
    return part === undefined || at < 0 ? [] : [toBreak(file, source, each, at + 1)];
  });
}

/** Returns the breaks of the numbers and flags of a file that are constants, bounds or defaults. */
export const constantBreaks = (file: string, source: string): Break[] =>
  findValues(file, source)
    .filter(({ value, role }) => role === 'constant' && typeof value !== 'string')
    .map((each) => toBreak(file, source, each));

function toBreak(file: string, source: string, { start, end, value }: SourceValue, textAt = 0): Break {
  const was = source.slice(start, end);
  const before = source.slice(0, start).split('\n');
  return {
    file,
    line: before.length,
    lineText: (source.split('\n')[before.length - 1] ?? '').trim(),
    start,
    end,
    was,
    becomes: typeof value === 'string' ? `${was.slice(0, textAt)}x${was.slice(textAt)}` : change(value),
  };
}

/** Returns another value: one more for small numbers, where limits are tested, else the double. */
function change(value: number | boolean): string {
  if (typeof value === 'boolean') return String(!value);
  return String(Number.isInteger(value) && value < 1000 ? value + 1 : value * 2);
}
