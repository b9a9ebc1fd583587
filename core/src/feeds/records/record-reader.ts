import { localToInstant } from './local-time.ts';
import { type Lookup, lookupKey } from './lookups.ts';
import { readNumber } from './read-number.ts';
import { readClock, readDate, readInstant } from './read-time.ts';
import type { Issue, RawRecord } from './source-listing.ts';

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'y', 'yes', 'o', 'oui', '1'].map((text) => [text, true] as const),
  ...['false', 'n', 'no', 'non', '0'].map((text) => [text, false] as const),
]);

/** Maximum length of a value in a report, in characters. */
const reportedLength = 200;

/** Characters that no text of a listing needs and PostgreSQL does not store, such as NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is taken out.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const storable = (text: string) => text.toWellFormed().replace(controls, '').trim();

/**
 * Reads the fields of a raw record by type. Sources send numbers as text, lookups as codes or labels, and empty texts for nothing: a value
 * that cannot be used is null and adds an issue, and nothing throws.
 */
export class RecordReader {
  readonly issues: Issue[] = [];
  readonly #raw: RawRecord;

  constructor(raw: RawRecord) {
    this.#raw = raw;
  }

  #report(field: string, value: unknown, reason: Issue['reason']): null {
    this.issues.push({ field, value: String(value).slice(0, reportedLength), reason });
    return null;
  }

  /** Returns the first of these fields that has a text, trimmed. */
  text(...fields: string[]): string | null {
    for (const field of fields) {
      const value = this.#raw[field];
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      const text = typeof value === 'string' ? storable(value) : '';
      if (text !== '') return text;
    }
    return null;
  }

  number(field: string): number | null {
    const text = this.text(field);
    if (text === null) return null;
    const value = readNumber(text);
    return value !== null && Number.isFinite(value) ? value : this.#report(field, text, 'unreadable');
  }

  /** Returns a number that is at least zero. */
  amount(field: string): number | null {
    const value = this.number(field);
    return value === null || value >= 0 ? value : this.#report(field, value, 'unreadable');
  }

  /** Returns a whole number that is at least zero and that a database integer can hold. */
  count(field: string): number | null {
    const value = this.amount(field);
    return value === null || (Number.isInteger(value) && value < 2 ** 31)
      ? value
      : this.#report(field, value, 'unreadable');
  }

  flag(field: string): boolean | null {
    const text = this.text(field);
    if (text === null) return null;
    return flags.get(text.toLowerCase()) ?? this.#report(field, text, 'unreadable');
  }

  /** Returns a display right as a boolean: true when the source sends no value, false when its value cannot be read. */
  right(field: string): boolean {
    return this.text(field) === null || this.flag(field) === true;
  }

  instant(field: string): string | null {
    const text = this.text(field);
    return text === null ? null : (readInstant(text) ?? this.#report(field, text, 'unreadable'));
  }

  /** Returns the first of these fields that holds a moment, or a date, which begins at midnight in the given time zone. */
  momentOrDate(timeZone: string, ...fields: string[]): string | null {
    for (const field of fields) {
      const text = this.text(field);
      if (text === null) continue;
      const instant = readInstant(text);
      if (instant !== null) return instant;
      const date = readDate(text);
      if (date !== null) return localToInstant(date, readClock(text.slice(10)) ?? '00:00:00', timeZone);
      this.#report(field, text, 'unreadable');
    }
    return null;
  }

  /** Returns a text as parsed by `read`; null, with an issue, for a text that `read` cannot parse. */
  parsed<Value>(field: string, read: (text: string) => Value | null): Value | null {
    const text = this.text(field);
    return text === null ? null : (read(text) ?? this.#report(field, text, 'unreadable'));
  }

  /** Returns the texts of a list; a text counts as a list separated by commas. */
  texts(field: string): string[] {
    const value = this.#raw[field];
    const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    return list.flatMap((item) => (typeof item === 'string' && storable(item) !== '' ? [storable(item)] : []));
  }

  /** Returns the objects of an embedded list, such as `Media`. */
  records(field: string): RawRecord[] {
    const value = this.#raw[field];
    if (!Array.isArray(value)) return [];
    // An object parsed from JSON has string keys.
    return value.filter((item): item is RawRecord => typeof item === 'object' && item !== null && !Array.isArray(item));
  }

  /** Returns the meaning of a value; `other`, with an issue, for a value that is not in the lookup, and null for none. */
  lookup<Value>(field: string, lookup: Lookup<Value>): Value | 'other' | null {
    const text = this.text(field);
    return text === null ? null : this.#find(field, text, lookup);
  }

  /** Returns the meanings of the values of a list. */
  lookups<Value>(field: string, lookup: Lookup<Value>): (Value | 'other')[] {
    return this.texts(field).map((text) => this.#find(field, text, lookup));
  }

  #find<Value>(field: string, text: string, lookup: Lookup<Value>): Value | 'other' {
    const value = lookup.get(lookupKey(text));
    if (value !== undefined) return value;
    this.#report(field, text, 'unknown-value');
    return 'other';
  }
}
