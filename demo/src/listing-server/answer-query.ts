import type { ResoRecord } from './reso-records.ts';

type Condition = (record: ResoRecord) => boolean;

const literal = "'((?:[^']|'')*)'";
const unquote = (text: string) => text.replaceAll("''", "'");
const moment = (value: unknown) => Date.parse(String(value));

/** The filters that readers of a RESO server send: listed keys, keys after one, and changes since a moment or after a row. */
const filters: { pattern: RegExp; conditionOf: (...groups: string[]) => Condition }[] = [
  {
    pattern: /^(\w+Key) in \((.+)\)$/,
    conditionOf: (field = '', list = '') => {
      const keys = new Set([...list.matchAll(new RegExp(literal, 'g'))].map(([, key = '']) => unquote(key)));
      return (record) => keys.has(String(record[field]));
    },
  },
  {
    pattern: new RegExp(`^(\\w+Key) gt ${literal}$`),
    conditionOf:
      (field = '', key = '') =>
      (record) =>
        String(record[field]) > unquote(key),
  },
  {
    pattern: /^ModificationTimestamp ge (\S+)$/,
    conditionOf: (since) => (record) => moment(record.ModificationTimestamp) >= moment(since),
  },
  {
    pattern: new RegExp(
      `^ModificationTimestamp gt (\\S+) or \\(ModificationTimestamp eq \\S+ and ListingKey gt ${literal}\\)$`,
    ),
    conditionOf:
      (after, key = '') =>
      (record) =>
        moment(record.ModificationTimestamp) > moment(after) ||
        (moment(record.ModificationTimestamp) === moment(after) && String(record.ListingKey) > unquote(key)),
  },
];

/** Fields in whose order records are sent. */
const orders = ['', 'ListingKey', 'ModificationTimestamp,ListingKey'] as const;

const byFields = (fields: string[]) => (one: ResoRecord, other: ResoRecord) => {
  for (const field of fields) {
    const isTime = field.endsWith('Timestamp');
    const [first, second] = [one, other].map(({ [field]: value }) => (isTime ? moment(value) : String(value)));
    if (first !== second) return (first ?? 0) < (second ?? 0) ? -1 : 1;
  }
  return 0;
};

/** Returns the page of OData that answers a query, with all its records; null for a query that this server does not understand. */
export function answerQuery(records: readonly ResoRecord[], query: URLSearchParams): object | null {
  const condition = conditionOf(query.get('$filter'));
  const order = orders.find((known) => known === (query.get('$orderby') ?? ''));
  if (condition === null || order === undefined) return null;
  const found = records.filter(condition).toSorted(byFields(order.split(',').filter(Boolean)));
  const select = query.get('$select')?.split(',');
  const shown = found.slice(0, Number(query.get('$top') ?? found.length));
  return {
    ...(query.get('$count') === 'true' && { '@odata.count': found.length }),
    value: select ? shown.map((record) => Object.fromEntries(select.map((field) => [field, record[field]]))) : shown,
  };
}

function conditionOf(filter: string | null): Condition | null {
  if (filter === null) return () => true;
  for (const { pattern, conditionOf } of filters) {
    const match = pattern.exec(filter);
    if (match) return conditionOf(...match.slice(1));
  }
  return null;
}
