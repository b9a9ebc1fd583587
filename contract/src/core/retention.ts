import { z } from 'zod';

/** Schemas of the register of retention runs in core's `/api/staff/`. */

/** What retention jobs delete. */
export const retentionKinds = [
  'messages',
  'unconfirmed_alerts',
  'ended_alerts',
  'alert_mails',
  'shown_listings',
  'ended_reports',
  'listing_figures',
  'search_figures',
  'consents',
  'consent_addresses',
  'unsent_receipts',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** What was deleted of one kind on one day. */
export const retentionRun = z.object({
  kind: z.enum(retentionKinds),
  /** Null where the period is the same for all sites. */
  microsite_id: z.string().nullable(),
  /** What is older than this moment was deleted. */
  before: z.iso.datetime(),
  deleted: z.number().int(),
  at: z.iso.datetime(),
});
export type RetentionRun = z.infer<typeof retentionRun>;

export const retentionRunsAnswer = z.object({ data: z.object({ runs: z.array(retentionRun) }) });

/** Days for which proofs of consent are kept after their end: three years, the prescription of art. 2925 of the Civil Code, at least. */
export const proofRetentionDays = { usual: 1095, min: 1095, max: 3650 } as const;
