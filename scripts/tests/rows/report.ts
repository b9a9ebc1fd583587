import { formatDuration, printLine } from '../../process/progress.ts';
import { acceptedSurvivors, isAccepted } from './accepted-survivors.ts';
import type { Break } from './choose-breaks.ts';
import type { Plan, PlannedBreak } from './plan-breaks.ts';
import type { Row } from './read-rows.ts';
import type { Fate, Result } from './try-breaks.ts';
import type { Outcome } from './warm-tests.ts';

export type TriedBreak = PlannedBreak & Result;

export interface Results {
  plan: Plan;
  tried: readonly TriedBreak[];
  unfit: ReadonlyMap<string, Outcome>;
  /** Rows that only the browser tests show, which did not run. */
  browserOnly: readonly Row[];
  ms: number;
}

/** Returns a break in one line: file, change and the line around it. */
export const describeBreak = ({ file, line, was, becomes, lineText }: Break): string =>
  `${file}:${line}  ${was} → ${becomes}  in  ${lineText}`;

/** Prints what survived and what was not tried. Returns false when a stated value is not tested, or an accepted survivor is. */
export function report({ plan, tried, unfit, browserOnly, ms }: Results): boolean {
  const of = (fate: Fate) => tried.filter((each) => each.fate === fate);
  const stated = of('survived').filter(({ isStated }) => isStated);
  const survivors = stated.filter((each) => !acceptedSurvivors.some((one) => isAccepted(one, each)));
  const constants = of('survived').filter(({ isStated }) => !isStated);
  const unneeded = acceptedSurvivors.filter((one) => {
    const fates = tried.filter((each) => each.isStated && isAccepted(one, each)).map(({ fate }) => fate);
    return fates.includes('killed') && !fates.includes('survived');
  });
  list('No test sees these breaks of stated values', survivors.map(describeWithRows));
  list('No test sees these breaks of other constants', constants.map(describeWithRows));
  list('Only tests of other rows see these breaks', of('elsewhere').map(describeWithRows));
  list('Only browser tests, which did not run, may see these breaks', of('undecided').map(describeWithRows));
  list(
    'Accepted survivors that a test sees: take them off the list',
    unneeded.map(({ file, line }) => `${file}  ${line}`),
  );
  list(
    'Tests that do not pass on the unbroken code',
    [...unfit].map(([test, outcome]) => `${test}: ${outcome}`),
  );
  process.stdout.write('\n');
  if (browserOnly.length > 0)
    printLine(`${browserOnly.length} rows are shown by browser tests alone and were not tried; --browser tries them.`);
  if (plan.leftOut > 0) printLine(`${plan.leftOut} breaks were left out, of rows that name very many values.`);
  const rows = new Set(tried.filter(({ fate }) => fate !== 'untried').flatMap((each) => each.rows));
  const counts = [
    `${rows.size} rows tried`,
    `${tried.length - of('untried').length} breaks`,
    `${of('killed').length} killed`,
    `${of('elsewhere').length} seen by other rows`,
    `${stated.length} stated survived (${stated.length - survivors.length} accepted)`,
    `${constants.length} others survived`,
    `${of('undecided').length} undecided without a browser`,
    `${of('untried').length} not tried`,
    `${plan.without.length} rows with nothing to break`,
  ];
  printLine(`${counts.join(', ')}  ${formatDuration(ms)}`);
  return survivors.length + unneeded.length + unfit.size === 0;
}

function describeWithRows(change: TriedBreak): string {
  const rows = change.rows.map(({ rules, statement }) => `${rules.join(', ')}: ${statement}`);
  const hint = change.seenIn ? [`a test of ${change.seenIn} sees it, which no row names`] : [];
  return [describeBreak(change), ...rows, ...hint].join('\n      ');
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  process.stdout.write(`\n■ ${title}\n\n`);
  for (const line of lines) printLine(line);
}
