import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rule, readRules } from './read-rules.ts';

/** A row of `docs/rule-coverage.md`. The cells `built` and `shown` are as they stand there. */
export interface Row {
  /** Line in the document, from 1. */
  line: number;
  /** Ids of the rules that the row covers. */
  rules: readonly string[];
  /** The texts of these rules. */
  statement: string;
  built: string;
  shown: string;
}

export interface ShownTest {
  file: string;
  /** A part of the title of a test or of a group, as the file writes it. */
  title: string;
}

/** Returns the rows of `docs/rule-coverage.md` below `root`. */
export const readRows = (root: string): Row[] =>
  parseRows(readFileSync(join(root, 'docs/rule-coverage.md'), 'utf8'), readRules(root));

export function parseRows(text: string, rules: readonly Pick<Rule, 'id' | 'text'>[]): Row[] {
  const textOf = new Map(rules.map((rule) => [rule.id, rule.text]));
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.startsWith('|') && !/^\|(-|\s*Rules\s*\|)/.test(line))
    .map(({ line, number }) => {
      const [, ids = '', built = '', shown = ''] = line.split('|').map((cell) => cell.trim());
      const cited = ids.split(', ');
      const statement = cited.flatMap((id) => textOf.get(id) ?? []).join(' ');
      return { line: number, rules: cited, statement, built, shown };
    });
}

const parts = /^(contract|core|content|website|demo|pictures|database|network|e2e|bench|scripts|docs|deploy)\//;

/** Returns the files that a cell names; paths without a part of the repository are below website/app. */
export const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./@-]+\.(?:tsx?|css|md|conf|service))`/g)].map(([, path = '']) =>
    parts.test(path) ? path : `website/app/${path}`,
  );

/** Returns the test titles that a cell names: “…” directly behind a file. */
export const titlesIn = (cell: string): ShownTest[] =>
  [...cell.matchAll(/`([\w./@-]+\.tsx?)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({
    file: filesIn(`\`${path}\``)[0] ?? path,
    title,
  }));
