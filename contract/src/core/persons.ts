import { z } from 'zod';
import { consentEntry } from './consents.ts';
import { formTypes } from './contact.ts';
import { plainLine } from './plain-text.ts';

/** Schemas of access and erasure (Law 25) in core's `/api/staff/`. */

const line = z.string().overwrite(plainLine);
const moment = z.iso.datetime();

/** A person by e-mail address, phone number or both: whatever bears one of them is theirs. */
export const personQuery = z
  .object({ email: line.max(254).default(''), phone: line.max(60).default('') })
  .refine(({ email, phone }) => /^[^\s@]+@[^\s@]+$/.test(email.trim()) || phone.replace(/\D/g, '').length >= 7, {
    path: ['email'],
    message: 'Name an e-mail address, or a phone number of at least seven digits.',
  });
export type PersonQuery = z.input<typeof personQuery>;

const sentMail = z.object({
  kind: z.enum(['confirmation', 'alert', 'report']),
  microsite_id: z.string(),
  /** Null while it waits to be sent. */
  sent_at: moment.nullable(),
});

/** All that is kept about a person. It is the file for portability as well. */
export const personRecord = z.object({
  email: z.string(),
  phone: z.string(),
  as_of: moment,
  messages: z.array(
    z.object({
      microsite_id: z.string(),
      form_type: z.enum(formTypes),
      locale: z.enum(['fr', 'en']),
      created_at: moment,
      source_page: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      recipient: z.string(),
      browser: z.string().nullable(),
      notes: z.array(z.object({ text: z.string(), staff: z.string(), at: moment })),
      /** True when the CRM of the site has a copy, or the board of the listing. */
      sent_to_crm: z.boolean(),
      sent_to_board: z.boolean(),
      expires_at: moment,
    }),
  ),
  alerts: z.array(
    z.object({
      microsite_id: z.string(),
      status: z.enum(['pending', 'active', 'paused', 'unsubscribed']),
      places: z.array(z.string()),
      created_at: moment,
      confirmed_at: moment.nullable(),
      withdrawn_at: moment.nullable(),
      asked_from: z.string().nullable(),
    }),
  ),
  reports: z.array(
    z.object({
      microsite_id: z.string(),
      uls: z.string(),
      status: z.enum(['active', 'paused', 'ended']),
      created_at: moment,
      ended_at: moment.nullable(),
      consent: z.string(),
    }),
  ),
  mails: z.array(sentMail),
  consents: z.array(consentEntry),
});
export type PersonRecord = z.infer<typeof personRecord>;
export const personAnswer = z.object({ data: personRecord });
export const personFileAnswer = z.object({ data: z.object({ html: z.string() }) });

/** What an erasure deletes, by kind. `consents` lose the address and keep a keyed hash of it. */
export const erasedKinds = ['messages', 'notes', 'mails', 'alerts', 'reports', 'consents'] as const;
export type ErasedKind = (typeof erasedKinds)[number];
export const erasedCounts = z.object(
  Object.fromEntries(erasedKinds.map((kind) => [kind, z.number().int()])) as Record<ErasedKind, z.ZodInt>, // fromEntries widens the keys
);
export type ErasedCounts = z.infer<typeof erasedCounts>;

/** `confirm` repeats the address or number that was searched, so that nothing is erased by one click. */
export const erasureRequest = z.object({
  email: line.max(254).default(''),
  phone: line.max(60).default(''),
  confirm: line.max(254),
  /** Language of the receipt. */
  locale: z.enum(['fr', 'en']),
  /** Sends the receipt to the address. */
  mail: z.boolean(),
});

/** Receipt of an erasure. It names nobody. */
export const erasureReceipt = z.object({
  number: z.string(),
  at: moment,
  locale: z.enum(['fr', 'en']),
  /** Null: all sites. */
  microsite_ids: z.array(z.string()).nullable(),
  erased: erasedCounts,
  /** Day on which the last backup that may still hold the person is deleted. */
  backups_until: z.iso.date(),
  /** `none`: no mail was asked for. */
  mail: z.enum(['none', 'waiting', 'sent']),
});
export type ErasureReceipt = z.infer<typeof erasureReceipt>;
export const erasureAnswer = z.object({ data: erasureReceipt.extend({ html: z.string() }) });
export const erasuresAnswer = z.object({ data: z.object({ erasures: z.array(erasureReceipt) }) });
