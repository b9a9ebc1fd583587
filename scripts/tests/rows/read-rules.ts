import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of `docs/rules/`. */
export interface Rule {
  /** Subject and number, such as `search.12`. */
  id: string;
  /** File below the root. */
  file: string;
  /** The sentences of the rule, in Markdown. */
  text: string;
  /** True for a number that no longer means anything; nothing cites it. */
  isRetired: boolean;
}

const folder = 'docs/rules';
const ruleLine = /^- \*\*([a-z]+\.\d+)\*\* (.+)$/;

/** Returns the rules of `docs/rules/` below `root`, by file and in the order of the lines. Throws for a list item that is not a rule. */
export const readRules = (root: string): Rule[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => parseRules(readFileSync(join(root, folder, name), 'utf8'), `${folder}/${name}`));

export const parseRules = (source: string, file: string): Rule[] =>
  source
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const [, id = '', text = ''] = ruleLine.exec(line) ?? [];
      if (!id) throw new Error(`${file}: not a rule: ${line}`);
      return { id, file, text, isRetired: text.startsWith('Retired') };
    });

/** Returns the ids of rules that a text cites; `subjects` are the names of the files of rules. */
export function citedRules(source: string, subjects: readonly string[]): string[] {
  const citation = new RegExp(`(?<![\\w./-])(?:${subjects.join('|')})\\.[1-9]\\d*(?![\\w-]|\\.\\d)`, 'g');
  return source.match(citation) ?? [];
}
