import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Parser {
  name: string;
  file: string;
}

const parts = ['contract/src', 'core/src', 'content/src', 'website', 'network/src', 'database/src', 'pictures/src'];
const notProduction = /\.(?:test|fixture|e2e)\.|\/test(?:\/|-)|\/seed\/|\/migrations\//;

/** Types of what others have written. A function that takes another type has got it from one of our own. */
const untrusted =
  'string|unknown|URLSearchParams|FormData|RawRecord|Readable|MarkerColumns|Query|MapAnswer|Record<string, unknown>|IncomingMessage|AsyncIterable';
const parser = new RegExp(
  `^export (?:async )?(?:function\\*?|const) ((?:read|parse|decode)[A-Z]\\w*)(?: = (?:async )?)?\\(\\s*(?:\\{[^}]*\\}|\\w+)\\??: (?:${untrusted})`,
  'gm',
);

/** Returns the exported functions whose names begin as those of parsers do, and whose first argument others have written. */
export function listParsers(root: string): Parser[] {
  const files = execFileSync('git', ['ls-files', ...parts], { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => /\.tsx?$/.test(file) && !notProduction.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(parser)].map(([, name = '']) => ({ name, file })),
    );
}
