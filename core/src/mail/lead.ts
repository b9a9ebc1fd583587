import type { Locale } from '@vitrine/contract/locale.ts';
import type { Selectable } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';

/** Columns of a lead that mails use. */
export type Lead = Pick<
  Selectable<CoreDatabase['lead']>,
  | 'id'
  | 'microsite_id'
  | 'form_type'
  | 'locale'
  | 'status'
  | 'fields'
  | 'recipient'
  | 'source_page'
  | 'consent_text'
  | 'created_at'
>;
export type LeadSite = Pick<Selectable<CoreDatabase['site']>, 'name' | 'origin' | 'postal_address'>;

/** Returns the sender of a site's mails in a language. */
export const senderOf = ({ name, origin, postal_address }: LeadSite, locale: Locale) => ({
  name: name[locale],
  origin,
  postalAddress: postal_address?.[locale] ?? null,
});

/** Returns a constant Message-ID for a mail, so that mail programs recognise a duplicate. */
export const messageIdOf = (lead: Lead, kind: string, from: string): string =>
  `<lead.${lead.id}.${kind}@${from.split('@').at(-1)}>`;
