import type { MappingSettings } from '@vitrine/contract/core/feed-settings.ts';
import type { RawRecord } from './source-listing.ts';

export type Translation = Pick<MappingSettings, 'values' | 'dateOrder'>;

/** A date with its year at the end, and what may follow it. */
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?=$|[T ])/;

/**
 * Returns a record in the words of the lookups: values that staff have given a meaning stand as that meaning, and dates as `2026-06-15`, when the
 * settings say that the source writes the day or the month first.
 */
export function translateRecord(raw: RawRecord, { values, dateOrder }: Translation): RawRecord {
  if (dateOrder === 'ymd' && Object.keys(values).length === 0) return raw;
  const translated = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => translated(field, item));
    if (typeof value !== 'string') return value;
    const text = value.trim();
    const meaning = Object.hasOwn(values, field) ? values[field] : undefined;
    if (meaning && Object.hasOwn(meaning, text)) return meaning[text];
    return dateOrder === 'ymd' ? value : text.replace(yearLast, (_, ...parts) => written(parts, dateOrder));
  };
  return Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, translated(field, value)]));
}

function written([first, second, year]: unknown[], order: 'dmy' | 'mdy'): string {
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
