import type { BlockDescription } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/fields.ts';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { Field, FieldHook } from 'payload';
import { asList, asObject, type Loose } from '../values/untyped-values.ts';
import { blockSlug, menuDepth } from './block-slug.ts';

/** Fields of menus: lists whose items contain further items of the same type, which staff edit as one tree. */

/** Name of the field with the text of a line's link in the language that the form does not show. It is never stored. */
export const otherText = 'other_text';

/** Returns the name of the field in which an item holds items of its own type; null when it has none. */
export function submenuOf(description: BlockDescription): string | null {
  const own = Object.entries(description.fields).find(([, field]) => repeaterItems(field)?.includes(description));
  return own?.[0] ?? null;
}

/** Returns the options of a list whose items contain items of the same type. */
export const menuOptions = (item: BlockDescription, submenu: string) => {
  const slugs = Array.from({ length: menuDepth }, (_, level) => blockSlug(item.type, level + 1));
  return {
    components: { Field: { path: '/menus/menu-tree-field.tsx#MenuTreeField', clientProps: { slugs, submenu } } },
    hooks: { beforeChange: [keepMovedLines(submenu)] },
  };
};

/**
 * Moves the stored lines to the positions of the new ones. Payload keeps the other language of a row only while the row stays in its list,
 * and a line may move to another submenu.
 */
const keepMovedLines =
  (submenu: string): FieldHook =>
  ({ value, siblingDocWithLocales, field }) => {
    if (!siblingDocWithLocales || !field.name) return;
    const stored = new Map<unknown, Loose>();
    collectLines(siblingDocWithLocales[field.name], submenu, stored);
    if (stored.size > 0) siblingDocWithLocales[field.name] = arranged(value, submenu, stored);
  };

function collectLines(lines: unknown, submenu: string, found: Map<unknown, Loose>): void {
  for (const line of asList(lines).map(asObject)) {
    found.set(line.id, line);
    collectLines(line[submenu], submenu, found);
  }
}

const arranged = (lines: unknown, submenu: string, stored: ReadonlyMap<unknown, Loose>): Loose[] =>
  asList(lines)
    .map(asObject)
    .map((line) => ({ ...stored.get(line.id), id: line.id, [submenu]: arranged(line[submenu], submenu, stored) }));

/** Stores the text of the language that the form does not show, when the form has changed it. */
const storeOtherText: FieldHook = ({ req, siblingData, siblingDocWithLocales, field }) => {
  const { [otherText]: text } = siblingData;
  delete siblingData[otherText];
  if (typeof text !== 'string' || !isLocale(req.locale) || !siblingDocWithLocales || !field.name) return;
  const other = req.locale === 'fr' ? 'en' : 'fr';
  siblingDocWithLocales[field.name] = { ...asObject(siblingDocWithLocales[field.name]), [other]: text };
};

/** Returns the fields of a link with the text in both languages. */
export function withBothTexts(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'row') return [{ ...field, fields: withBothTexts(field.fields) }];
    if (field.type !== 'text' || field.name !== 'text') return [field];
    return [
      { ...field, hooks: { beforeChange: [storeOtherText] } },
      {
        name: otherText,
        type: 'text',
        virtual: true,
        label: { fr: 'Texte dans l’autre langue', en: 'Text in the other language' },
        // Payload makes fields that it does not store read-only.
        admin: { readOnly: false, components: { Field: '/menus/other-text-field.tsx#OtherTextField' } },
      },
    ];
  });
}
