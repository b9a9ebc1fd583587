import { type Figure, grouped } from './figure.ts';
import type { Machine } from './machine.ts';

const heads = ['figure', 'value', 'limit', 'ratio', 'bar', ''];

/** Returns the figures of a suite as a Markdown table, below a line that says where and when they were measured. */
export function markdownTable(figures: readonly Figure[], machine: Machine): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const alignment = line(['---', '--:', '--:', '--:', '---', '---']);
  return [
    `${machine.date}, commit ${machine.commit}: ${describe(machine)}.`,
    '',
    line(heads),
    alignment,
    ...figures.map((figure) => line(cellsOf(figure))),
  ].join('\n');
}

/** Returns the figures as a table for a terminal. */
export function plainTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column >= 1 && column <= 3;
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns a line such as `2 cores (Some CPU), 8 GB, Node 26.10.0, load 0.1 before the run`. */
export function describe({ cores, cpu, memoryGb, node, load }: Machine): string {
  return `${cores} cores (${cpu}), ${memoryGb} GB, Node ${node}, load ${load} before the run`;
}

/** Replaces the text between the markers of a suite. Throws when the text has no such markers. */
export function replaceSection(text: string, suite: string, section: string): string {
  const [begin, end] = [`<!-- bench:${suite} -->`, `<!-- /bench:${suite} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the figures of ${suite}: ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n${section}\n${text.slice(to)}`;
}

function cellsOf({ name, value, unit, limit, ratio, bar, ok }: Figure): string[] {
  return [
    name,
    `${grouped(value)} ${unit}`,
    limit === null ? '' : grouped(limit),
    ratio === null ? '' : String(ratio),
    bar ?? '',
    ok === null ? '' : ok ? '✓' : '✗',
  ];
}
