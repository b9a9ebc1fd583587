import type { OptionListField } from '@vitrine/contract/kinds/option-list.ts';
import { row, rowLabel } from '../fields/form-pieces.ts';
import { asList, asObject, asText, filled } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, perLocale } from './each-locale.ts';

export const optionList: ContentKind<OptionListField> = {
  adminField: (_, { shared }) => ({
    ...shared,
    type: 'array',
    labels: { singular: { fr: 'choix', en: 'option' }, plural: { fr: 'choix', en: 'options' } },
    admin: {
      ...shared.admin,
      initCollapsed: true,
      components: rowLabel({ fr: 'Choix', en: 'Option' }, 'label', 'key'),
    },
    fields: [
      row(
        { name: 'key', type: 'text', required: true, label: { fr: 'Nom court', en: 'Short name' } },
        { name: 'label', type: 'text', localized: true, label: { fr: 'Nom', en: 'Name' } },
      ),
    ],
  }),
  toWire: (value) => {
    const options = asList(value).flatMap((option) => {
      const { key, label } = asObject(option);
      const id = asText(key);
      return id === undefined ? [] : [filled({ id, label: eachLocale(label, asText) })];
    });
    return options.length > 0 ? options : undefined;
  },
  // The id of an option is also the id of its row, so that an import in the second language finds the row of the first.
  fromWire: (value, _, reading) => {
    const rows = asList(value).flatMap((option) => {
      const { id, label } = asObject(option);
      const key = asText(id);
      return key === undefined ? [] : [filled({ id: key, key, label: perLocale(label, asText, reading) })];
    });
    return rows.length > 0 ? rows : undefined;
  },
  sample: ({ label }) => [{ id: '1000', label }],
  hasContent: (value) => asList(value).length > 0,
};
