import type { TextField } from '@vitrine/contract/kinds/text.ts';
import { requiredText } from '../fields/required.ts';
import { hasText } from '../rich-text/rich-text-content.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { sampleTexts } from './sample-texts.ts';

export const text: ContentKind<TextField> = {
  adminField: ({ required }, { shared }) => ({
    ...shared,
    type: 'text',
    localized: true,
    ...(required && requiredText),
  }),
  toWire: (value) => component('text', { content: eachLocale(value, asText) }),
  fromWire: (value, _, reading) => perLocale(asObject(value).content, asText, reading),
  sample: ({ label }, { name }) => ({ cms_component: 'text', content: sampleTexts[name] ?? label }),
  hasContent: (value) => inOneLocale(value, hasText),
  titles: { text: '' },
};
