/** The values that a rule names, in every unit in which the code may write them. */
export interface StatedValues {
  numbers: ReadonlySet<number>;
  /** Numbers with a unit of style sheets, such as `95px`. */
  measures: ReadonlySet<string>;
  /** Quoted texts, and words that may be names in the code. */
  texts: ReadonlySet<string>;
}

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Factors from a unit that a statement names to the units that code uses: one second is 1000 ms. */
const units: readonly [RegExp, readonly number[]][] = [
  [/^(s|seconds?)$/, [1000]],
  [/^(min|mins|minutes?)$/, [60, 60_000]],
  [/^(h|hours?)$/, [60, 3600, 3_600_000]],
  [/^days?$/, [24, 86_400, 86_400_000]],
  [/^weeks?$/, [7]],
  [/^years?$/, [12, 365]],
  [/^(KB|kB)$/, [1000, 1024]],
  [/^MB$/, [1_000_000, 1_048_576]],
  [/^ms$/, []],
  [/^px$/, [1 / 16]],
  [/^%$/, [0.01]],
];

const amount = /(?<![\w.#])(\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:\.\d+)?|[a-z]+)(?:[\s-]*(%|[a-zA-Z]+))?/gi;

/** Returns the values that stand in a rule of `docs/rules/`. */
export function readStatedValues(statement: string): StatedValues {
  const numbers = new Set<number>();
  const measures = new Set<string>();
  for (const { count, unit } of readAmounts(statement)) {
    const factors = units.find(([name]) => name.test(unit))?.[1] ?? [];
    for (const factor of [1, ...factors]) numbers.add(count * factor);
    // The unit of a list stands behind its last number.
    for (const each of ['px', 'ms', 's', '%'].filter(
      (name) => unit === name || (!unit && statement.includes(` ${name}`)),
    )) {
      measures.add(`${count}${each}`);
      if (each === 'px') measures.add(`${count / 16}rem`);
      if (each === 's') measures.add(`${count * 1000}ms`);
    }
  }
  return { numbers, measures, texts: readTexts(statement) };
}

function readAmounts(statement: string): { count: number; unit: string }[] {
  const amounts: { count: number; unit: string }[] = [];
  for (let match = amount.exec(statement); match; match = amount.exec(statement)) {
    const [, written = '', follower = ''] = match;
    // The word behind an amount may begin the next one.
    amount.lastIndex = match.index + written.length;
    const unit = units.some(([name]) => name.test(follower)) ? follower : '';
    const count = /^an?$/i.test(written) && unit ? 1 : readNumber(written);
    if (count !== null) amounts.push({ count, unit });
  }
  return amounts;
}

function readNumber(written: string): number | null {
  if (/^\d/.test(written)) return Number(written.replaceAll(/[,\s]/g, ''));
  const word = numberWords.indexOf(written.toLowerCase());
  return word < 0 ? null : word;
}

/** A word that is a name in the code: with a capital, an underscore or a hyphen inside. */
const codeName = /(?<![\w-])[a-z]+(?:[_-][a-z]+|[A-Z][a-z]+)+(?![\w-])/g;

function readTexts(statement: string): Set<string> {
  const quoted = [...statement.matchAll(/“([^”]{3,})”/g)].map(([, text = '']) => text);
  const spelled = [...statement.matchAll(/`([^`]{3,})`/g)].map(([, text = '']) => text);
  return new Set([...quoted, ...spelled, ...(statement.match(codeName) ?? [])]);
}
