import { type Field, repeaterItems } from '@vitrine/contract/fields.ts';
import type { ParsedBlock } from '@vitrine/contract/parse-block.ts';
import { readableOn } from '@vitrine/contract/theme/color.ts';
import type { FieldContext } from '../finish-field.ts';

/** Returns the items of a list: the id, type, params and fields of each in one object. */
export const finishRepeater = (
  value: readonly ParsedBlock[] | null | undefined,
  context: FieldContext,
  field: Field<'repeater' | 'lazy-repeater'>,
): unknown[] => (value ?? []).map((item, index) => finishItem(item, index, { field, context }));

/** Matches random ids. They hardly compress, and a number identifies an item of one list as well. */
const randomId = /^[0-9a-f]{24}$/;

function finishItem(item: ParsedBlock, index: number, { field, context }: { field: Field; context: FieldContext }) {
  const description = repeaterItems(field)?.find(({ type }) => type === item.type);
  const params = context.finishParams(item.params, description?.params ?? {});
  const id = randomId.test(item.id) ? String(index) : item.id;
  const fields = context.finishFields(item.fields, description?.fields ?? {});
  return { id, type: item.type, params, ...fields, ...readableText(fields) };
}

/** Returns a black or white text for an item with a background and without a text colour: a tag or a card. */
const readableText = ({ bg_color_primary: background, text_color: text }: Readonly<Record<string, unknown>>) =>
  typeof background === 'string' && text === null ? { text_color: readableOn(background) } : {};
