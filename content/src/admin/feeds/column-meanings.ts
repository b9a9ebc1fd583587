import type { ColumnSample } from '@vitrine/contract/core/feed-columns.ts';
import type { Language } from '../leads/staff-api.ts';
import { columnLabels, columnWords } from './column-labels.ts';
import { type FeedValues, fieldLines, pairsOf } from './feed-form-values.ts';

type Column = ColumnSample['columns'][number];
type Mapped = Pick<FeedValues, 'columns'>;

/** Returns the column of each field, as the form holds them. */
const mapOf = ({ columns }: Mapped): Map<string, string> => new Map(pairsOf(columns));

const linesOf = (map: ReadonlyMap<string, string>): string => fieldLines(Object.fromEntries(map));

/** Returns the field that a column is: the one that staff have chosen, else that of its own name; empty for none. */
export function meaningOf(values: Mapped, column: string): string {
  const map = mapOf(values);
  for (const [field, chosen] of map) if (chosen === column) return field;
  return column in columnLabels && !map.has(column) ? column : '';
}

/** Returns the lines of the form after a column becomes a field, or none. A field has one column, and a column one field. */
export function withMeaningOf(values: Mapped, column: string, field: string): string {
  const others = [...mapOf(values)].filter(([name, chosen]) => name !== field && chosen !== column);
  const chosen: [string, string][] = field === '' || field === column ? [] : [[field, column]];
  return linesOf(new Map([...others, ...chosen]));
}

const wordOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** Fields by the words of their labels in both languages and by other usual words. */
const fieldByWord = new Map<string, string>([
  ...Object.entries(columnLabels).flatMap(([field, { fr, en }]): [string, string][] =>
    [field, fr, en].map((text) => [wordOf(text), field]),
  ),
  ...Object.entries(columnWords),
]);

/** Returns the lines of the form with the fields that the names of columns suggest. What staff have chosen stays. */
export function withSuggestions(values: Mapped, columns: readonly Column[]): string {
  let lines = values.columns;
  for (const { column } of columns) {
    if (typeof column === 'number' || meaningOf({ columns: lines }, column) !== '') continue;
    const last = column.split('/').at(-1) ?? column;
    const field = fieldByWord.get(wordOf(column)) ?? fieldByWord.get(wordOf(last));
    const isTaken =
      field !== undefined && (mapOf({ columns: lines }).has(field) || columns.some((each) => each.column === field));
    if (field !== undefined && !isTaken) lines = withMeaningOf({ columns: lines }, column, field);
  }
  return lines;
}

/** Returns the lines of the form for the columns that a file has. */
export function withinColumns(values: Mapped, columns: readonly Column[]): string {
  const known = new Set(columns.map(({ column }) => String(column)));
  return linesOf(new Map([...mapOf(values)].filter(([, column]) => known.has(column))));
}

/** Fields of which a listing needs one each. */
const needed = [['ListingKey'], ['City'], ['ListPrice', 'LeaseAmount']] as const;

/** Returns the labels of the fields that a listing needs and no column is. */
export function missingFields(values: Mapped, columns: readonly Column[], language: Language): string[] {
  const meant = new Set(columns.map(({ column }) => meaningOf(values, String(column))));
  return needed
    .filter((fields) => fields.every((field) => !meant.has(field)))
    .map((fields) => fields.map((field) => columnLabels[field]?.[language] ?? field).join(' / '));
}

/** Returns the columns to show: those of the file, then those that staff have named and the file lacks. */
export function shownColumns(values: Mapped, columns: readonly Column[]): Column[] {
  const known = new Set(columns.map(({ column }) => String(column)));
  const lacking = [...mapOf(values).values()].filter((column) => !known.has(column));
  return [...columns, ...lacking.map((column) => ({ column, values: [] }))];
}
