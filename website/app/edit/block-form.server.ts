import { findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription, Field } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/fields.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { BlockForm, BlockForms, FormField } from './block-form.ts';

/** Returns the forms of the block types and of all items within them, from the block descriptions. */
export function blockForms(types: Iterable<string>, locale: Locale): BlockForms {
  const forms: Record<string, BlockForm> = {};
  const add = (description: BlockDescription | undefined) => {
    if (!description || Object.hasOwn(forms, description.type)) return;
    const fields = Object.entries(description.fields);
    forms[description.type] = {
      label: description.label[locale],
      allows: allowed(description),
      fields: fields.map(([name, field]) => formField(name, field, locale)),
    };
    for (const [, field] of fields) repeaterItems(field)?.forEach(add);
  };
  for (const type of types) add(findBlock(type));
  return forms;
}

const allowed = ({ place }: BlockDescription) => ({
  scheme: place !== 'item',
  edit: place !== 'item',
  // The header and the footer of a site cannot be deleted.
  delete: place === 'page',
});

function formField(name: string, field: Field, locale: Locale): FormField {
  const items = repeaterItems(field)?.map(({ type }) => type);
  return {
    name,
    kind: field.kind,
    label: field.label[locale],
    doc: field.doc[locale],
    isRequired: field.required,
    ...('options' in field && {
      options: Object.entries(field.options).map(([value, label]) => ({ value, label: label[locale] })),
      byDefault: field.default ?? '',
    }),
    ...(items && { items }),
  };
}
