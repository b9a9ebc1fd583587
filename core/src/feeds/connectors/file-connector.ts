import { type Reason, ReasonError, reasonOf } from '../reasons/reason.ts';
import type { PeopleResource } from '../records/reso-people.ts';
import type { RawRecord, ReadResult } from '../records/source-listing.ts';
import { fileReason, readCsv } from './csv-rows.ts';
import type { FeedConnector, KeyList, ListEnd, OnBatch, Sample } from './feed-connector.ts';
import type { FileDelivery } from './file-delivery.ts';
import { type Columns, type FileLayout, faultOf, keyOf, keysAmong } from './file-layout.ts';
import { readXmlRecords, type XmlRecord } from './xml-records.ts';

/** Share of bad rows beyond which a file is refused: its columns have probably moved. */
const badShare = 0.05;
/** Listings whose photos and texts are in memory at a time. */
const batchSize = 1000;
/** Listings that are read and passed on at a time: with all that becomes of it, a listing takes several times the memory of its rows. */
const resultsAtOnce = 250;
/** Maximum number of rows of one listing in a companion file. A listing has some dozens of photos. */
const rowsPerListing = 500;

/**
 * Fields that may forbid to show a listing or its address. An XML file is refused when the settings name one of them and no record has it,
 * because what was hidden would be shown.
 */
const rights: ReadonlySet<string> = new Set(['InternetAddressDisplayYN', 'InternetEntireListingDisplayYN']);

interface Row {
  raw: RawRecord;
  key: string | null;
  fault: Reason | null;
  /** Texts of a row without a key that may be it. */
  possibleKeys: string[];
}

/** Creates the connector of one delivery. */
export function createFileConnector(delivery: FileDelivery, layout: FileLayout): FeedConnector {
  const nameOf = (file: RegExp) => delivery.names.find((name) => file.test(name));

  async function* rowsOf(name: string, columns: Columns, hasHeader: boolean) {
    if (layout.record !== undefined) {
      for await (const record of readXmlRecords(await delivery.open(name), layout.record))
        yield {
          raw: recordOfXml(record, columns),
          texts: [...record.values()].flat(),
          cells: 0,
          expected: 0,
        };
      return;
    }
    let header: string[] | null = null;
    for await (const cells of readCsv(await delivery.open(name), layout.shape.delimiter)) {
      if (hasHeader && header === null) {
        header = cells.map((cell) => cell.trim());
        const missing = Object.values(columns).find(
          (column) => typeof column === 'string' && !header?.includes(column),
        );
        if (missing !== undefined) throw new ReasonError(reasonOf('no-column', { column: missing }));
      } else
        yield { raw: recordOf(cells, columns, header), texts: cells, cells: cells.length, expected: header?.length };
    }
  }

  async function* listings(): AsyncGenerator<Row> {
    const name = nameOf(layout.listings);
    if (name === undefined) throw new ReasonError(reasonOf('no-listing-file'));
    let columnCount = layout.shape.columnCount;
    for await (const { raw, texts, cells, expected } of rowsOf(name, layout.columns, layout.shape.hasHeader)) {
      columnCount ??= expected ?? cells;
      const fault = faultOf(layout.translate(raw), columnCount, cells, layout);
      // A row with another number of columns may have any value in the place of its key.
      const key = cells === columnCount ? keyOf(raw, layout) : null;
      yield { raw, key, fault, possibleKeys: key === null ? keysAmong(texts) : [] };
    }
  }

  /** Returns the records of the companion files by listing, for the given keys. */
  async function companionsOf(keys: ReadonlySet<string>) {
    const found = new Map<string, Record<string, RawRecord[]>>();
    for (const { file, columns, field } of layout.companions) {
      const name = nameOf(file);
      if (name === undefined) continue;
      // Most rows belong to other listings: of these nothing but the key is looked at.
      const keyAt = Number(columns.number);
      for await (const cells of readCsv(await delivery.open(name), layout.shape.delimiter)) {
        const key = (cells[keyAt] ?? '').trim();
        if (!keys.has(key)) continue;
        const record = found.get(key) ?? {};
        found.set(key, record);
        record[field] ??= [];
        if (record[field].length < rowsPerListing) record[field].push(recordOf(cells, columns, null));
      }
    }
    return found;
  }

  /** Returns a function that finds the names of the codes of a listing, by the field in which it gets each. */
  async function codeNames(): Promise<(raw: RawRecord) => Record<string, string>> {
    const keyIn = (raw: RawRecord, fields: readonly string[]) =>
      JSON.stringify(fields.map((field) => String(raw[field] ?? '').trim()));
    const lookups = await Promise.all(
      (layout.names ?? []).map(async ({ file, columns, match, field }) => {
        const names = new Map<string, string>();
        const name = nameOf(file);
        if (name !== undefined) {
          for await (const { raw } of rowsOf(name, columns, false))
            names.set(keyIn(raw, Object.values(match)), String(raw.name ?? '').trim());
        }
        return (raw: RawRecord) => [field, names.get(keyIn(raw, Object.keys(match))) ?? ''] as const;
      }),
    );
    return (raw) => Object.fromEntries(lookups.map((find) => find(raw)).filter(([, name]) => name !== ''));
  }

  async function readKeys(destination: string): Promise<KeyList> {
    const entries = new Map<string, number | null>();
    const faults: Reason[] = [];
    const unseen = new Set(
      Object.keys(layout.columns).filter((field) => layout.record !== undefined && rights.has(field)),
    );
    const doubtful = new Set<string>();
    const descriptions = new Set<string>();
    let rows = 0;
    for await (const { raw, key, fault, possibleKeys } of listings()) {
      rows++;
      for (const possible of possibleKeys) doubtful.add(possible);
      const hasText = layout.texts?.some((field) => String(raw[field] ?? '').trim() !== '');
      if (key !== null && hasText) descriptions.add(key);
      for (const field of unseen) if (raw[field] !== undefined) unseen.delete(field);
      if (fault !== null) faults.push(fault);
      else if (key !== null && entries.has(key)) faults.push(reasonOf('key-twice', { key }));
      // A file holds at most the date of a change, so every row counts as changed.
      if (key !== null) entries.set(key, null);
    }
    const [lost] = unseen;
    if (lost !== undefined && rows > 0)
      throw new ReasonError(reasonOf('no-element', { path: layout.columns[lost] ?? lost }));
    const isRefused = faults.length > rows * badShare;
    const different = [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
    const reason = reasonOf('bad-rows', { bad: faults.length, rows }, different);
    const end: ListEnd = isRefused ? { kind: 'failed', reason } : { kind: 'complete' };
    // Each row was read, so the keys are as many as the file has.
    return {
      destination,
      entries,
      doubtful,
      ...(layout.texts && !isRefused && { parts: await partsOf(descriptions) }),
      serverCount: entries.size,
      end,
    };
  }

  /** Returns the keys of the listings that have each part, besides the descriptions in the file of the listings. */
  async function partsOf(descriptions: Set<string>): Promise<NonNullable<KeyList['parts']>> {
    const parts = { photos: new Set<string>(), descriptions };
    for (const { file, columns, part } of layout.companions) {
      const name = nameOf(file);
      if (name === undefined || part === undefined) continue;
      for await (const { raw } of rowsOf(name, columns, false)) {
        if (String(raw[part.column] ?? '').trim() !== '') parts[part.name].add(String(raw.number ?? '').trim());
      }
    }
    return parts;
  }

  async function readBatches(keys: readonly string[], onBatch: OnBatch): Promise<void> {
    const wanted = new Set(keys);
    const namesOf = await codeNames();
    let batch = new Map<string, Row>();
    const flush = async () => {
      const companions = await companionsOf(new Set(batch.keys()));
      const rows = [...batch];
      batch = new Map();
      for (let at = 0; at < rows.length; at += resultsAtOnce) {
        const results = rows.slice(at, at + resultsAtOnce).map(([key, { raw, fault }]): ReadResult => {
          const whole = { ...raw, ...companions.get(key), ...namesOf(raw) };
          const read = layout.read(whole);
          if (fault === null) return read;
          const readable = read.kind === 'listing' && { listing: read.listing };
          return { kind: 'failure', key, reason: fault, raw: whole, ...readable };
        });
        await onBatch({ results, missing: [] });
      }
    };
    for await (const row of listings()) {
      if (row.key === null)
        await onBatch({
          results: [{ kind: 'failure', key: null, reason: row.fault ?? reasonOf('no-key'), raw: row.raw }],
          missing: [],
        });
      else if (wanted.has(row.key)) batch.set(row.key, row);
      if (batch.size >= batchSize) await flush();
    }
    await flush();
  }

  /** Returns the rows of brokers or brokerages with these keys. */
  async function readPeople(resource: PeopleResource, keys: readonly string[]): Promise<RawRecord[]> {
    const { file, columns } = layout.people?.[resource] ?? {};
    const name = file && nameOf(file);
    if (!name || !columns) return [];
    const wanted = new Set(keys);
    const rows: RawRecord[] = [];
    for await (const { raw } of rowsOf(name, columns, false)) {
      if (wanted.has(String(raw[`${resource}Key`] ?? '').trim())) rows.push(raw);
    }
    return rows;
  }

  /** Reads the whole file of listings, which shows whether its columns are where they are expected. */
  async function readSample(count: number): Promise<Sample> {
    const { entries, serverCount, end } = await readKeys('');
    if (end.kind === 'failed') return { kind: 'failed', failure: 'file-invalid', reason: end.reason };
    const results: ReadResult[] = [];
    await readBatches([...entries.keys()].slice(0, count), async (batch) => {
      results.push(...batch.results);
    });
    return { kind: 'sample', results: results.slice(0, count), total: serverCount };
  }

  const failed = (error: unknown): ListEnd => ({ kind: 'failed', reason: fileReason(error) });
  return {
    readSample: (count) =>
      readSample(count).catch((error) => ({ kind: 'failed', failure: 'file-invalid', reason: fileReason(error) })),
    readKeyList: (destination) =>
      readKeys(destination).catch((error) => ({
        destination,
        entries: new Map(),
        serverCount: null,
        end: failed(error),
      })),
    readPeople: (resource, keys) =>
      readPeople(resource, keys).then(
        (rows) => ({ rows, end: { kind: 'complete' } }),
        (error) => ({ rows: [], end: failed(error) }),
      ),
    readListings: async (_, keys, onBatch) => {
      let isWriting = false;
      const write: OnBatch = async (batch) => {
        isWriting = true;
        await onBatch(batch);
        isWriting = false;
      };
      try {
        await readBatches(keys, write);
        return { kind: 'complete' };
      } catch (error) {
        // A file beside the listings may be cut or damaged. A failure of the database is none of the delivery.
        if (isWriting) throw error;
        return failed(error);
      }
    },
  };
}

/** Returns the fields of a row: those named by position or header, and under a header every other column by its name. */
function recordOf(cells: readonly string[], columns: Columns, header: readonly string[] | null): RawRecord {
  const named = header ? header.map((name, at) => [name, cells[at] ?? ''] as const) : [];
  const byName = new Map(named);
  const chosen = Object.entries(columns).map(
    ([field, column]) => [field, (typeof column === 'number' ? cells[column] : byName.get(column)) ?? ''] as const,
  );
  return Object.fromEntries([...named, ...chosen]);
}

/** Fields of which a listing has several. */
const lists: ReadonlySet<string> = new Set(['Photos', 'StructureType']);

/** Returns the fields of a record: those named by their path, and every other element by its own. Of several values the first counts. */
function recordOfXml(record: XmlRecord, columns: Columns): RawRecord {
  const valuesAt = (field: string, values: readonly string[] | undefined) => (lists.has(field) ? values : values?.[0]);
  const named = [...record].map(([path, values]) => [path, valuesAt(path, values)] as const);
  const chosen = Object.entries(columns).map(
    ([field, path]) => [field, valuesAt(field, record.get(String(path)))] as const,
  );
  return Object.fromEntries([...named, ...chosen]);
}
