import type { TextareaField } from '@vitrine/contract/kinds/textarea.ts';
import { requiredTextarea } from '../fields/required.ts';
import { hasText } from '../rich-text/rich-text-content.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { sampleSentences, sampleTexts } from './sample-texts.ts';

export const textarea: ContentKind<TextareaField> = {
  adminField: ({ required }, { shared }) => ({
    ...shared,
    type: 'textarea',
    localized: true,
    ...(required && requiredTextarea),
  }),
  toWire: (value) => component('textarea', { content: eachLocale(value, asText) }),
  fromWire: (value, _, reading) => perLocale(asObject(value).content, asText, reading),
  sample: ({ label }, { name }) => ({
    cms_component: 'textarea',
    content: name === 'description' ? sampleSentences : (sampleTexts[name] ?? label),
  }),
  hasContent: (value) => inOneLocale(value, hasText),
  titles: { text: '' },
};
