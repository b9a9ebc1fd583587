import type { Selectable } from 'kysely';
import type { CoreDatabase } from '../db/schema.ts';

/** Maximum length of a message at DDF, in characters. */
const messageLimit = 500;

export interface BoardMessage {
  lead: Pick<Selectable<CoreDatabase['lead']>, 'fields' | 'locale'>;
  memberKey: string;
  listingKey: string;
}

/** Fields of DDF's `CreateLead`, each from a message. */
const fields: Record<string, (message: BoardMessage) => string | number | undefined> = {
  Culture: ({ lead }) => `${lead.locale}-CA`,
  MemberKey: ({ memberKey }) => memberKey,
  ListingKey: ({ listingKey }) => listingKey,
  SenderName: ({ lead: { fields: given } }) => [given.first_name, given.last_name].filter(Boolean).join(' '),
  SenderEmailAddress: ({ lead }) => lead.fields.email,
  SenderPhoneNumber: ({ lead }) => phoneOf(lead.fields.phone ?? ''),
  PreferredMethodContact: () => 'email',
  Message: ({ lead }) => withinLimit(lead.fields.message ?? ''),
};

/** Returns the body with which DDF takes a message. */
export const boardBodyOf = (message: BoardMessage): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(message)])));

/** Returns the ten digits of a North American number, which DDF takes as a number; nothing for any other. */
function phoneOf(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? Number(digits) : undefined;
}

/** Returns the beginning of a text that is too long, without half of a letter at its end. The broker's mail has the whole. */
const withinLimit = (text: string): string =>
  text.length <= messageLimit ? text : `${text.slice(0, messageLimit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
