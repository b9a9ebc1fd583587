import { z } from 'zod';
import { isLicenceNumber, licenceLimits, licenceNumberOf } from '../licence.ts';
import { recipientTypes } from './contact.ts';
import { plainLine } from './plain-text.ts';

/** Schemas of the recipients that staff add to a site, in core's `/api/staff/sites/{microsite_id}/recipients`. */

const line = z.string().overwrite(plainLine);

/** Name of a recipient among those of its site. */
export const recipientKey = z.object({ type: z.enum(recipientTypes), slug: line.min(1).max(200) });
export type RecipientKey = z.infer<typeof recipientKey>;

/** The licence of a broker, by which listings of a source find their broker; `licence_name` is null when it is the recipient's name. */
export const recipientLicence = {
  licence_number: z.string().overwrite(licenceNumberOf).refine(isLicenceNumber).nullable().default(null),
  licence_name: line.max(licenceLimits.name).nullable().default(null),
};

/** `was` is the former key of a recipient whose kind or short name has changed; its leads follow. */
export const recipientChange = recipientKey.extend({
  name: line.min(1).max(200),
  email: z.email().max(254),
  locale: z.enum(['fr', 'en']),
  ...recipientLicence,
  was: recipientKey.nullable(),
});
export type RecipientChange = z.infer<typeof recipientChange>;

export const recipientRemoval = recipientKey;

/** Number of leads that were handed to the site's default recipient. */
export const recipientAnswer = z.object({ data: z.object({ leads: z.number().int() }) });
