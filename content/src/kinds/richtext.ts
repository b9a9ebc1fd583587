import type { RichtextField } from '@vitrine/contract/kinds/richtext.ts';
import { requiredRichText } from '../fields/required.ts';
import { htmlToLexical } from '../rich-text/html-to-lexical.ts';
import { lexicalToHtml } from '../rich-text/lexical-to-html.ts';
import { hasText } from '../rich-text/rich-text-content.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';
import { eachLocale, inOneLocale, perLocale } from './each-locale.ts';
import { sampleSentences } from './sample-texts.ts';

const sampleHtml = {
  fr: `<p>${sampleSentences.fr}</p><ul><li>Une évaluation <strong>sans engagement</strong></li><li>Des photos qui donnent envie de <a href="/contact">visiter</a></li></ul>`,
  en: `<p>${sampleSentences.en}</p><ul><li>A valuation <strong>without commitment</strong></li><li>Pictures that make people want to <a href="/contact">visit</a></li></ul>`,
};

export const richtext: ContentKind<RichtextField> = {
  adminField: ({ required }, { shared }) => ({
    ...shared,
    type: 'richText',
    localized: true,
    ...(required && requiredRichText),
  }),
  toWire: (value) => component('richtext', { content: eachLocale(value, (own) => asText(lexicalToHtml(own))) }),
  fromWire: (value, _, reading) =>
    perLocale(asObject(value).content, (own) => (asText(own) ? htmlToLexical(String(own)) : undefined), reading),
  sample: () => ({ cms_component: 'richtext', content: sampleHtml }),
  hasContent: (value) => inOneLocale(value, hasText),
  titles: { text: '' },
};
