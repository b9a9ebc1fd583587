import type { ContactFields } from '@vitrine/contract/core/contact.ts';

interface ContactInput {
  name: keyof ContactFields;
  /** `textarea` for a text of several lines, otherwise the type of the input. */
  kind: 'text' | 'email' | 'tel' | 'textarea';
  /** Attributes of the element, in the names of React. */
  attributes: { autoComplete?: string; maxLength?: number; inputMode?: 'tel'; rows?: number };
  isRequired: boolean;
}

/** Fields of the contact form that the visitor fills in, in their order (contact.8). */
export const contactInputs: readonly ContactInput[] = [
  { name: 'first_name', kind: 'text', attributes: { autoComplete: 'given-name', maxLength: 100 }, isRequired: true },
  { name: 'last_name', kind: 'text', attributes: { autoComplete: 'family-name', maxLength: 100 }, isRequired: true },
  { name: 'email', kind: 'email', attributes: { autoComplete: 'email', maxLength: 254 }, isRequired: true },
  { name: 'phone', kind: 'tel', attributes: { autoComplete: 'tel', inputMode: 'tel' }, isRequired: false },
  { name: 'message', kind: 'textarea', attributes: { rows: 5 }, isRequired: true },
];

/** Fields of the contact form that accompany those of the visitor, hidden, under the names of the wire. */
export const hiddenContactFields = [
  'form_type',
  'locale',
  'source_page',
  'consent_text',
  'variant',
  'recipient_type',
  'recipient_slug',
  'uls',
  'listings',
  'allows_board',
  'visit_times',
] as const;
export type HiddenContactField = (typeof hiddenContactFields)[number];
