/** Words with which a migration says that the version before needs no longer what it takes away. */
const mark = /\/\/ Second step: \S+/;

/** Statements and calls of Kysely that the version before does not bear, by what they do. */
const destructive: readonly [string, RegExp][] = [
  ['drops a column', /\bdrop\s+column\b|\.dropColumn\(/i],
  ['drops a table', /\bdrop\s+(table|view|materialized\s+view|schema|type)\b|\.drop(Table|View|Schema|Type)\(/i],
  ['renames', /\brename\s+(to|column|constraint|value|\S+\s+to)\b|\.rename(To|Column)\(/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\.setDataType\(/i],
  ['demands a value of a column', /\bset\s+not\s+null\b|\.setNotNull\(/i],
];

const addedColumn = /\badd\s+column\s+[^,;`]+/gi;
const demandsValue = (column: string) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column);

/**
 * Returns what a migration does that the version before does not bear, whose nodes still run when it is applied; nothing for one that is
 * marked as the second step. `source` is the text of its file; the way back is not looked at.
 */
export function destructiveChanges(source: string): string[] {
  if (mark.test(source)) return [];
  const [forth = ''] = source.split(/^export (?:async function|const) down\b/m);
  const code = forth.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = destructive.flatMap(([title, pattern]) => (pattern.test(code) ? [title] : []));
  const added = code.match(addedColumn) ?? [];
  return added.some(demandsValue) ? [...found, 'adds a column that demands a value'] : found;
}
