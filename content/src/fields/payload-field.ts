import type { Field as BlockField } from '@vitrine/contract/fields.ts';
import type { Field } from 'payload';
import { iconFields } from './icon-fields.ts';
import { imageFields } from './image-fields.ts';
import { linkFields } from './link-fields.ts';
import { mediaFields, videoFields } from './video-fields.ts';

/** The Payload field of one described field; repeaters are made by `blocks-to-payload.ts`, which knows their items. */
export function payloadField(name: string, field: BlockField): Field {
  const shared = { name, label: field.label, admin: { description: field.doc } };
  switch (field.kind) {
    case 'text':
      return { ...shared, type: 'text', localized: true };
    case 'textarea':
      return { ...shared, type: 'textarea', localized: true };
    case 'richtext':
      return { ...shared, type: 'richText', localized: true };
    case 'code':
      // Payload's code editor is fetched from a public CDN, which the content security policy refuses.
      return { ...shared, type: 'textarea' };
    case 'icon':
      return { ...shared, type: 'group', fields: iconFields() };
    case 'image':
      return { ...shared, type: 'group', fields: imageFields() };
    case 'video':
      return { ...shared, type: 'group', fields: videoFields() };
    case 'media':
      return { ...shared, type: 'group', fields: mediaFields() };
    case 'link':
      return { ...shared, type: 'group', fields: linkFields() };
    case 'choice':
      return { ...shared, type: 'select', options: [...field.options], defaultValue: field.default };
    case 'number':
      return { ...shared, type: 'number', defaultValue: field.default ?? undefined };
    case 'flag':
      return { ...shared, type: 'checkbox', defaultValue: field.default };
    case 'color':
    case 'scalar':
      return { ...shared, type: 'text' };
    case 'coords':
      return { ...shared, type: 'group', fields: [coordsRow()] };
    case 'repeater':
    case 'lazy-repeater':
      throw new Error(`${name} is a repeater, which blocks-to-payload.ts makes`);
  }
}

const coordsRow = (): Field => ({
  type: 'row',
  fields: [
    { name: 'lat', type: 'number', min: -90, max: 90, label: { fr: 'Latitude', en: 'Latitude' } },
    { name: 'lng', type: 'number', min: -180, max: 180, label: { fr: 'Longitude', en: 'Longitude' } },
  ],
});
