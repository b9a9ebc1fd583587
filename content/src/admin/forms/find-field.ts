import type { ClientBlock, ClientField } from 'payload';
import { asObject, asText } from '../../values/untyped-values.ts';

/** The parts of Payload's client configuration in which a field is looked up. */
export interface FormFields {
  fields: readonly ClientField[];
  blocks: Readonly<Record<string, ClientBlock>>;
  /** Returns the type of a block by the path of its row. */
  blockTypeAt: (path: string) => string | undefined;
}

/** Position of a field in its form, described by the labels that the editor sees. */
export interface FieldPlace {
  /** Names of the rows and groups around the field and of the field itself, the outermost first. */
  names: string[];
  isLocalized: boolean;
  tab: FormTab | null;
}

export interface FormTab {
  index: number;
  label: string;
}

interface Found {
  field: ClientField | { type: 'group'; name: string; label?: unknown; fields: readonly ClientField[] };
  tab: FormTab | null;
}

/** Returns the place of the field at a path of the form; null when no form shows it. */
export function findField(path: string, form: FormFields, language: string): FieldPlace | null {
  const parts = path.split('.');
  const place: FieldPlace = { names: [], isLocalized: false, tab: null };
  let fields = form.fields;
  for (let at = 0; at < parts.length; at += 1) {
    const found = findNamed(fields, parts[at] ?? '', language);
    if (!found) return null;
    const { field } = found;
    place.tab ??= found.tab;
    place.isLocalized ||= 'localized' in field && field.localized === true;
    const isRow = at + 1 < parts.length && (field.type === 'blocks' || field.type === 'array');
    if (!isRow) {
      const name = labelIn('label' in field ? field.label : undefined, language);
      if (name !== '') place.names.push(name);
      fields = 'fields' in field ? field.fields : [];
      continue;
    }
    at += 1;
    const block = form.blocks[form.blockTypeAt(parts.slice(0, at + 1).join('.')) ?? ''];
    place.names.push(rowName(field, Number(parts[at]) + 1, block, language));
    fields = field.type === 'array' ? field.fields : (block?.fields ?? []);
  }
  return place;
}

/** Returns a field by its name, through the rows, collapsible groups and tabs that have no name of their own. */
function findNamed(fields: readonly ClientField[], name: string, language: string): Found | null {
  for (const field of fields) {
    if ('name' in field && field.name === name && field.type !== 'ui') return { field, tab: null };
    if (field.type === 'tabs') {
      for (const [index, tab] of field.tabs.entries()) {
        const found =
          'name' in tab && tab.name ? namedTab(tab.name, tab.fields, name) : findNamed(tab.fields, name, language);
        if (found) return { ...found, tab: { index, label: labelIn(tab.label, language) } };
      }
    } else if ('fields' in field && !('name' in field && field.name)) {
      const found = findNamed(field.fields, name, language);
      if (found) return found;
    }
  }
  return null;
}

const namedTab = (own: string, fields: readonly ClientField[], name: string): Found | null =>
  own === name ? { field: { type: 'group', name, fields }, tab: null } : null;

/** Returns the name of a row: “Bloc 3, Points forts”; without the type where all rows of the list have the same one. */
function rowName(field: ClientField, number: number, block: ClientBlock | undefined, language: string): string {
  const labels = asObject('labels' in field ? field.labels : undefined);
  const list = labelIn(labels.singular, language) || labelIn('label' in field ? field.label : undefined, language);
  const type = labelIn(block?.labels?.singular, language);
  const name = `${capitalized(list)} ${number}`;
  return type === '' || type.toLowerCase() === list.toLowerCase() ? name : `${name}, ${type}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a label of the configuration in a language; '' when it has none. */
function labelIn(label: unknown, language: string): string {
  return typeof label === 'string' ? label : (asText(asObject(label)[language]) ?? '');
}
