import { grouped } from '../figure.ts';
import { describe, replaceSection } from '../figure-table.ts';
import type { Machine } from '../machine.ts';
import { openFilesGrowth, openFilesLimit, type Pace, type PartFacts, type Played } from './play.ts';
import type { Outcome, Seen } from './visitors.ts';

/** One line of the table. */
export interface ChaosRow {
  scenario: string;
  requests: number;
  outcomes: Record<Outcome, number>;
  /** Longest time in which no visitor got a page, s. */
  longestGap: number;
  slowest: number;
  backAfter: number | null;
  leads: number;
  lost: number;
  doubled: number;
  mailsLost: number;
  mailsWaiting: number;
  mailsDoubled: number;
  /** Greatest growth of a part: memory in MB, and open files. */
  memory: string;
  openFiles: string;
  /** Faults that make the run fail, in words; empty when the row passes. */
  faults: string[];
}

export function rowOf(played: Played): ChaosRow {
  const { scenario, seen, kept, acknowledged, backAfter } = played;
  const outcomes = countOutcomes(seen);
  const growth = openFilesGrowth(played.before, played.after);
  const faults = [
    outcomes.wrong > 0 && `${outcomes.wrong} wrong answers`,
    outcomes.none > 0 && !scenario.mayBeSilent && `${outcomes.none} without an answer`,
    kept.lost.length > 0 && `${kept.lost.length} leads lost`,
    kept.doubled.length > 0 && `${kept.doubled.length} leads doubled`,
    kept.mailsLost > 0 && `${kept.mailsLost} mails lost`,
    backAfter === null && 'not ready again',
    growth > openFilesLimit && `${growth} more open files`,
  ];
  return {
    scenario: `${scenario.group}: ${scenario.name}`,
    requests: seen.length,
    outcomes,
    longestGap: longestGap(seen),
    slowest: Math.max(0, ...seen.map(({ startedAt, endedAt }) => endedAt - startedAt)) / 1000,
    backAfter,
    leads: acknowledged.length,
    lost: kept.lost.length,
    doubled: kept.doubled.length,
    mailsLost: kept.mailsLost,
    mailsWaiting: kept.mailsWaiting,
    mailsDoubled: kept.mailsDoubled,
    memory: changeOf(played, 'memory'),
    openFiles: changeOf(played, 'open'),
    faults: faults.filter((fault) => fault !== false),
  };
}

function countOutcomes(seen: readonly Seen[]): Record<Outcome, number> {
  const counts = { fresh: 0, stale: 0, told: 0, wrong: 0, none: 0 };
  for (const { outcome } of seen) counts[outcome] += 1;
  return counts;
}

/** Returns the longest time between two answers that held what was asked for, s. */
export function longestGap(seen: readonly Pick<Seen, 'outcome' | 'startedAt' | 'endedAt'>[]): number {
  const first = Math.min(...seen.map(({ startedAt }) => startedAt));
  const good = seen.filter(({ outcome }) => outcome === 'fresh' || outcome === 'stale');
  const times = [first, ...good.map(({ endedAt }) => endedAt).sort((one, other) => one - other)];
  const last = Math.max(first, ...seen.map(({ endedAt }) => endedAt));
  const gaps = [...times, last].map((time, at, all) => time - (all[at - 1] ?? time));
  return Math.max(0, ...gaps) / 1000;
}

/** Says of each part how much it had and has. */
function changeOf({ before, after }: Played, what: 'memory' | 'open'): string {
  const names = Object.keys(before) as (keyof PartFacts)[]; // Object.keys forgets the names that the type knows.
  const rounded = (facts: PartFacts, name: keyof PartFacts) => Math.round(facts[name]?.[what] ?? 0);
  return names.map((name) => `${name} ${rounded(before, name)} → ${rounded(after, name)}`).join('<br>');
}

const heads = [
  ...['', 'requests', 'fresh', 'stale', 'told', 'wrong', 'no answer', 'longest gap', 'slowest answer', 'ready after'],
  ...['leads', 'lost', 'doubled', 'mails lost', 'waiting', 'doubled', 'memory, MB', 'open files', ''],
];

/** Returns the rows as a Markdown table, below a line that says when, where and how they were obtained. */
export function chaosTable(rows: readonly ChaosRow[], machine: Machine, pace: Pace): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const { times, faultSeconds, perSecond } = pace;
  const how = `${perSecond} requests a second, each fault ${times} times for ${faultSeconds} s`;
  return [
    `${machine.date}, commit ${machine.commit}: ${describe(machine)}; ${how}.`,
    '',
    line(heads),
    line(heads.map((_, at) => (at === 0 || at > 15 ? '---' : '--:'))),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n');
}

export const writeChaosTable = (text: string, table: string): string => replaceSection(text, 'chaos', table);

function cellsOf(row: ChaosRow): string[] {
  const { fresh, stale, told, wrong, none } = row.outcomes;
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    row.scenario,
    ...[row.requests, fresh, stale, told, wrong, none].map(grouped),
    ...[seconds(row.longestGap), seconds(row.slowest), row.backAfter === null ? 'never' : seconds(row.backAfter)],
    ...[row.leads, row.lost, row.doubled, row.mailsLost, row.mailsWaiting, row.mailsDoubled].map(grouped),
    row.memory,
    row.openFiles,
    row.faults.length === 0 ? '✓' : `✗ ${row.faults.join(', ')}`,
  ];
}
