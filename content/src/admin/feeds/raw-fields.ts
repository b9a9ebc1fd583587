import type { Language } from '../leads/staff-api.ts';
import { fieldLabel } from './field-label.ts';

/** A field of a raw record: what staff call it, with the fields that hold it, and its value as a text. */
export interface RawField {
  name: string;
  value: string;
}

/** Maximum number of fields that are shown of one record; a listing has some dozens. */
const maxFields = 400;

/** Returns the fields of a raw record that have a value, those of nested records by their path, such as `Photo 2 › Adresse de la photo`. */
export function rawFields(raw: string, language: Language): RawField[] {
  try {
    return fieldsOf('', JSON.parse(raw), language).slice(0, maxFields);
  } catch {
    return [{ name: '', value: raw }];
  }
}

function fieldsOf(name: string, value: unknown, language: Language): RawField[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return value.length === 0 ? [] : [{ name, value: value.join(', ') }];
    return value.flatMap((item, index) => fieldsOf(`${name} ${index + 1}`.trim(), item, language));
  }
  if (typeof value !== 'object') return [{ name, value: String(value).trim() }].filter((field) => field.value !== '');
  return Object.entries(value).flatMap(([key, inner]) => {
    const label = fieldLabel(key, language);
    return fieldsOf(name === '' ? label : `${name} › ${label}`, inner, language);
  });
}
