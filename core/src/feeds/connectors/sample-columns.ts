import { type ColumnSample, sampleValues } from '@vitrine/contract/core/feed-columns.ts';
import { ReasonError, reasonOf } from '../reasons/reason.ts';
import { readCsv } from './csv-rows.ts';
import type { FileDelivery } from './file-delivery.ts';
import { findRecordPaths } from './xml-outline.ts';
import { readXmlRecords } from './xml-records.ts';

/** Number of rows from which values are taken. */
const sampledRows = 200;
/** Maximum length of a value, and number of columns, in a sample. */
const valueLength = 80;
const maxColumns = 300;
const delimiters = [',', ';', '\t', '|'];

interface Wanted {
  layout: 'generic' | 'xml';
  hasHeader: boolean;
  /** Path of the element of a listing in an XML file; empty when it is to be found. */
  record: string;
}

/** Returns the columns of the file of listings of a delivery, each with some of its values. Throws for a file that cannot be read. */
export async function sampleColumns(
  delivery: FileDelivery,
  { layout, hasHeader, record }: Wanted,
): Promise<ColumnSample> {
  const name = delivery.names.find((each) => (layout === 'xml' ? /\.xml$/i : /\.(csv|txt)$/i).test(each));
  if (name === undefined) throw new ReasonError(reasonOf('no-listing-file'));
  return layout === 'xml' ? sampleXml(delivery, name, record) : sampleCsv(delivery, name, hasHeader);
}

async function sampleCsv(delivery: FileDelivery, name: string, hasHeader: boolean): Promise<ColumnSample> {
  const delimiter = await findDelimiter(delivery, name);
  const [first = [], ...others] = await rowsOf(delivery, name, delimiter, sampledRows);
  const rows = hasHeader ? others : [first, ...others];
  const columns = first.slice(0, maxColumns).map((title, at) => ({
    column: hasHeader ? title.trim() : at,
    values: someOf(rows.map((row) => row[at] ?? '')),
  }));
  // A column without a name of its own cannot be named by staff either.
  const isNamed = ({ column }: (typeof columns)[number], at: number) =>
    typeof column === 'number' ||
    (column !== '' && !column.includes('\n') && columns.findIndex((other) => other.column === column) === at);
  return { delimiter, record: '', records: [], columns: columns.filter(isNamed) };
}

/** Returns the delimiter with which the first rows have the most columns, all of them equally many. */
async function findDelimiter(delivery: FileDelivery, name: string): Promise<string> {
  let best = { delimiter: ',', columns: 1 };
  for (const delimiter of delimiters) {
    const widths = (await rowsOf(delivery, name, delimiter, 5).catch(() => [])).map((row) => row.length);
    const [columns = 0] = widths;
    if (columns > best.columns && widths.every((width) => width === columns)) best = { delimiter, columns };
  }
  return best.delimiter;
}

async function rowsOf(delivery: FileDelivery, name: string, delimiter: string, count: number): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCsv(await delivery.open(name), delimiter)) {
    rows.push(row);
    if (rows.length >= count) break;
  }
  return rows;
}

async function sampleXml(delivery: FileDelivery, name: string, wanted: string): Promise<ColumnSample> {
  const found = await findRecordPaths(await delivery.open(name));
  const record = wanted || (found[0] ?? '');
  const values = new Map<string, string[]>();
  let read = 0;
  for await (const listing of readXmlRecords(await delivery.open(name), record)) {
    for (const [path, texts] of listing) {
      const known = values.get(path);
      if (known) known.push(...texts.slice(0, sampleValues));
      else if (values.size < maxColumns) values.set(path, texts.slice(0, sampleValues));
    }
    read++;
    if (read >= sampledRows) break;
  }
  const columns = [...values].map(([column, texts]) => ({ column, values: someOf(texts) }));
  return { delimiter: '', record, records: found, columns };
}

/** Returns the first different values that are not empty, shortened. */
const someOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))]
    .slice(0, sampleValues)
    .map((text) => (text.length > valueLength ? `${text.slice(0, valueLength)}…` : text));
