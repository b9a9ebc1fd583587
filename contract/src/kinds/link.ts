import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { inOneLocale, isText, property } from './is-text.ts';

export const linkComponent = z.object({
  cms_component: z.literal('link'),
  format: z
    .object({
      type: z.string().nullish().describe('`href` for a link in the text; anything else is a button.'),
      color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
      bg_color: z.string().nullish().describe('A colour, or the name of one of the theme.'),
    })
    .nullish(),
  text: localized(z.string()).nullish(),
  url: localized(z.string()).nullish().describe('Internal addresses start with `/` and carry no locale.'),
  icon: z
    .object({
      type: z.string().nullish().describe('Name of the drawing.'),
      align: z.string().nullish().describe('`left` or `right` of the text.'),
      font_weight: z.string().nullish(),
    })
    .nullish(),
  target: z.string().nullish().describe('`self` or `blank`, for a new tab.'),
  on_click_action: z.string().nullish().describe('`open_contact_modal` opens the contact form.'),
});
export type LinkComponent = z.infer<typeof linkComponent>;

/** The link that stands where staff set no address: to the first page of the site that shows a block of a type. */
export interface DefaultLink {
  /** Type of the block. */
  readonly block: string;
  /** Fragment of the address, which leads to the block. */
  readonly fragment: string;
  readonly text: Bilingual;
}

export interface LinkField extends BaseField<'link'> {
  readonly byDefault: DefaultLink | null;
}

interface LinkConstraints extends Constraints {
  /** The link is left out on a site that shows no such block. */
  readonly byDefault?: DefaultLink;
}

export const link = (
  label: Bilingual,
  doc: Bilingual,
  { byDefault, ...constraints }: LinkConstraints = {},
): LinkField => ({
  ...describeField('link', linkComponent.nullish(), label, doc, constraints),
  byDefault: byDefault ?? null,
  isFilled: (value) => inOneLocale(property(value, 'url'), isText) || isText(property(value, 'on_click_action')),
});
