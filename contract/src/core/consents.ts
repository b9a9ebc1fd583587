import { z } from 'zod';
import { formTypes } from './contact.ts';
import { micrositeIdPattern } from './microsite-id.ts';
import { plainLine } from './plain-text.ts';

/** Schemas of the register of consents in core's `/api/staff/`. */

export const consentSubjects = ['message', 'alert', 'report'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** What a consent allows: that a message is read and answered, mails of an alert, weekly reports to a seller. */
export const consentPurposes = [...formTypes, 'alert_mails', 'seller_report'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentEvents = ['given', 'confirmed', 'withdrawn'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/** `link`: a link of a mail; `listing`: the listing has left the market; `erasure`: the person was erased. */
export const consentWays = ['form', 'link', 'staff', 'listing', 'erasure'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** An entry of the register. */
export const consentEntry = z.object({
  id: z.string(),
  microsite_id: z.string(),
  purpose: z.enum(consentPurposes),
  event: z.enum(consentEvents),
  way: z.enum(consentWays),
  /** Empty once only a hash of the address is kept. */
  email: z.string(),
  locale: z.enum(['fr', 'en']),
  page: z.string().nullable(),
  /** The text that was shown, with its version among the texts of the same purpose, site and language; null where none was shown. */
  words: z.string().nullable(),
  version: z.number().int().nullable(),
  at: z.iso.datetime(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

/** Entries on a page of the register. */
export const consentPageSize = 25;

const line = z.string().overwrite(plainLine);

/** A filter that makes no sense is ignored, because a hand-edited address should still show the register. */
export const consentQuery = z.object({
  site: z.string().regex(micrositeIdPattern).optional().catch(undefined).meta({ description: 'A microsite id.' }),
  event: z.enum(consentEvents).optional().catch(undefined).meta({ description: 'What happened.' }),
  purpose: z.enum(consentPurposes).optional().catch(undefined).meta({ description: 'What the consent allows.' }),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).meta({ description: 'Page of the register, from 1 on.' }),
});
export type ConsentQuery = z.infer<typeof consentQuery>;

export const consentsAnswer = z.object({
  data: z.object({ consents: z.array(consentEntry), total: z.number().int() }),
});
export type ConsentList = z.infer<typeof consentsAnswer>['data'];

/** Search for one person, in a body and not in an address, which logs and histories keep. */
export const consentSearch = z.object({ email: line.min(3).max(254) });
