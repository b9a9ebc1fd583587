import fc from 'fast-check';

/** Texts that break careless parsers: control characters, half characters, markup, numbers at their limits, names of object properties. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\r\nBcc: all@example.ca',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example',
  '../../etc/passwd',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '-1',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '2026-06-15T25:61:61Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '%',
  '%00',
  '%ED%A0%80',
  '{{7*7}}',
  '=1+1',
  '{"a":1}',
  'a'.repeat(3000),
  'é'.repeat(500),
];

/** Generates a text as somebody may send it who wants to break its reader. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** Generates a value of JSON, with the names and texts that break careless readers. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(hostileText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom('id', 'fields', 'content', 'fr', '__proto__', 'toString', 'length'), hostileText),
          tie('value'),
        ),
        {
          maxLength: 4,
        },
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** Generates an example in which up to four values, at any depth, are replaced, removed or repeated. */
export const mutated = (example: unknown): fc.Arbitrary<unknown> => {
  const change = fc.record({ at: fc.nat(), kind: fc.constantFrom('replace', 'remove', 'repeat'), value: hostileJson });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    let value: unknown = structuredClone(example);
    for (const each of changes) value = changed(value, structuredClone(each));
    return value;
  });
};

interface Change {
  at: number;
  kind: string;
  value: unknown;
}

/** Changes the value at one of the places of a tree; the number of the place is taken modulo their count. */
function changed(root: unknown, { at, kind, value }: Change): unknown {
  const places: { holder: object; key: string }[] = [];
  const collect = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      collect(Reflect.get(holder, key));
    }
  };
  collect(root);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return value;
  const { holder, key } = place;
  if (kind === 'remove' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (kind === 'remove') Reflect.deleteProperty(holder, key);
  else if (kind === 'repeat' && Array.isArray(holder)) holder.push(Reflect.get(holder, key));
  // A value named __proto__ stands in the object itself, as JSON.parse leaves it.
  else Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
  return root;
}

/** Generates bytes: random ones, or those of an example of which some were changed, cut off or repeated. */
export const mutatedBytes = (example: Buffer): fc.Arbitrary<Buffer> => {
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) });
  const damaged = fc.record({ changes: fc.array(change, { maxLength: 8 }), end: fc.nat(), isCut: fc.boolean() });
  return fc.oneof(
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 6,
      arbitrary: damaged.map(({ changes, end, isCut }) => {
        const bytes = Buffer.from(example);
        for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
        return isCut ? bytes.subarray(0, end % bytes.length) : bytes;
      }),
    },
  );
};

/** Generates a query string in which names of a page have odd values and may repeat. */
export const hostileQuery = (names: readonly string[], values: fc.Arbitrary<string> = hostileText) =>
  fc
    .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, hostileText), values), {
      maxLength: 12,
    })
    .map((entries) => new URLSearchParams(entries));
