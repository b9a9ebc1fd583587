import { dirname, join } from 'node:path';
import { type Break, constantBreaks, statedBreaks } from './choose-breaks.ts';
import { importedStyles } from './find-values.ts';
import { filesIn, type Row } from './read-rows.ts';
import { readStatedValues } from './stated-values.ts';

export interface PlannedBreak extends Break {
  /** True for a value that the statement of a row names, so that the tests of this row must see it. */
  isStated: boolean;
  /** Rows whose tests should see the break, at least one of them. */
  rows: readonly Row[];
  /** The other rows that are built in the file. */
  neighbours: readonly Row[];
}

/** The most breaks of one row by values that its statement names. */
const maxStated = 24;

export interface Plan {
  breaks: PlannedBreak[];
  /** Rows of which nothing can be broken. */
  without: Row[];
  /** Number of breaks that were left out because a row has too many. */
  leftOut: number;
}

/**
 * Returns what is broken for the chosen rows. First come the values that a statement names, which the tests of that row must see;
 * then the other constants, bounds and defaults of the files in which a row is built, which the tests of any of their rows should see.
 */
export function planBreaks(rows: readonly Row[], chosen: readonly Row[], read: (file: string) => string): Plan {
  const files = new Map(rows.map((row) => [row, sourcesOf(row, read)]));
  const filesOf = (row: Row) => files.get(row) ?? [];
  const ownersOf = (file: string) => rows.filter((row) => filesOf(row).includes(file));
  let leftOut = 0;
  const stated = chosen.flatMap((row) => {
    const values = readStatedValues(row.statement);
    const broken = filesOf(row).filter((file) => !file.endsWith('.css') || !saysStylesAreNotShown(row));
    const all = broken.flatMap((file) => statedBreaks(file, read(file), values));
    leftOut += Math.max(0, all.length - maxStated);
    return all.slice(0, maxStated).map((each): PlannedBreak => {
      const neighbours = ownersOf(each.file).filter((other) => other !== row);
      return { ...each, isStated: true, rows: [row], neighbours };
    });
  });
  const keyOf = ({ file, start }: Break) => `${file}:${start}`;
  const known = new Set(stated.map(keyOf));
  const scripts = [...new Set(chosen.flatMap(filesOf))].filter((file) => !file.endsWith('.css'));
  const others = scripts.flatMap((file) => {
    const owners = ownersOf(file);
    return constantBreaks(file, read(file)).map(
      (each): PlannedBreak => ({ ...each, isStated: false, rows: owners, neighbours: [] }),
    );
  });
  const breaks = [...stated, ...others.filter((each) => !known.has(keyOf(each)))];
  return { breaks, leftOut, without: chosen.filter((row) => !breaks.some((each) => each.rows.includes(row))) };
}

/** True for a row that names values of a style sheet that no test shows: unit tests have no layout. */
const saysStylesAreNotShown = ({ shown }: Row): boolean => /not shown: [^;|]*\(style sheet\)/.test(shown);

/** Returns the files in which a row is built, with the style sheets that they import. Migrations are never changed. */
function sourcesOf({ built }: Row, read: (file: string) => string): string[] {
  const named = filesIn(built).filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('/migrations/'));
  const styles = named
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => importedStyles(read(file)).map((path) => join(dirname(file), path)));
  return [...new Set([...named, ...styles])].filter((file) => read(file) !== '');
}
