import type { Field as BlockField } from '@vitrine/contract/fields.ts';
import type { Field } from 'payload';
import { adminsOnlyField } from '../access.ts';
import { codeField, colorComponent, rowLabel } from './form-pieces.ts';
import { iconFields } from './icon-fields.ts';
import { imageFields } from './image-fields.ts';
import { linkFields } from './link-fields.ts';
import { requiredRichText, requiredText, requiredTextarea } from './required.ts';
import { mediaFields, videoFields } from './video-fields.ts';

/** Returns the Payload field of a described field. Lists of blocks come from `blocks-to-payload.ts`, which knows their types. */
export function payloadField(name: string, field: BlockField): Field {
  const shared = { name, label: field.label, admin: { description: field.doc } };
  const { required } = field;
  switch (field.kind) {
    case 'text':
      return { ...shared, type: 'text', localized: true, ...(required && requiredText) };
    case 'textarea':
      return { ...shared, type: 'textarea', localized: true, ...(required && requiredTextarea) };
    case 'richtext':
      return { ...shared, type: 'richText', localized: true, ...(required && requiredRichText) };
    case 'code':
      return codeField({ ...shared, required, access: { create: adminsOnlyField, update: adminsOnlyField } });
    case 'icon':
      return { ...shared, type: 'group', fields: iconFields(required) };
    case 'image':
      return { ...shared, type: 'group', fields: imageFields(required) };
    case 'video':
      return { ...shared, type: 'group', fields: videoFields(required) };
    case 'media':
      return { ...shared, type: 'group', fields: mediaFields(required) };
    case 'link':
      return { ...shared, type: 'group', fields: linkFields(required) };
    case 'choice':
      return {
        ...shared,
        type: 'select',
        options: Object.entries(field.options).map(([value, label]) => ({ value, label })),
        defaultValue: field.default ?? undefined,
      };
    case 'number':
      return { ...shared, type: 'number', defaultValue: field.default ?? undefined };
    case 'flag':
      return { ...shared, type: 'checkbox', defaultValue: field.default };
    case 'color':
      return { ...shared, type: 'text', admin: { ...shared.admin, components: colorComponent } };
    case 'scalar':
      return { ...shared, type: 'text', required };
    case 'coords':
      return { ...shared, type: 'group', fields: [coordsRow(required)] };
    case 'option-list':
      return {
        ...shared,
        type: 'array',
        labels: { singular: { fr: 'choix', en: 'option' }, plural: { fr: 'choix', en: 'options' } },
        admin: {
          ...shared.admin,
          initCollapsed: true,
          components: rowLabel({ fr: 'Choix', en: 'Option' }, 'label', 'key'),
        },
        fields: optionFields(),
      };
    case 'repeater':
    case 'lazy-repeater':
    case 'blocks':
      throw new Error(`${name} is a list of blocks, which blocks-to-payload.ts makes`);
  }
}

const optionFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'key', type: 'text', required: true, label: { fr: 'Nom court', en: 'Short name' } },
      { name: 'label', type: 'text', localized: true, label: { fr: 'Nom', en: 'Name' } },
    ],
  },
];

const coordsRow = (required: boolean): Field => ({
  type: 'row',
  fields: [
    { name: 'lat', type: 'number', required, min: -90, max: 90, label: { fr: 'Latitude', en: 'Latitude' } },
    { name: 'lng', type: 'number', required, min: -180, max: 180, label: { fr: 'Longitude', en: 'Longitude' } },
  ],
});
