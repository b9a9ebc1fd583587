import { z } from 'zod';
import { micrositeIdPattern } from './microsite-id.ts';
import { plainLine } from './plain-text.ts';

/** Schemas of the brokers and brokerages of a source that its sites lack, in core's `/api/staff/feeds/{id}/people`. */

/** RESO resources of people. */
export const peopleResources = ['Member', 'Office'] as const;
export type PeopleResource = (typeof peopleResources)[number];

/** Name of a broker or a brokerage at its source. */
export const sourcePersonKey = z.object({ resource: z.enum(peopleResources), key: z.string().min(1).max(200) });
export type SourcePersonKey = z.infer<typeof sourcePersonKey>;

const site = z.object({ microsite_id: z.string(), name: z.object({ fr: z.string(), en: z.string() }) });

/** A broker or a brokerage of a source, with what it says of them. */
export const sourcePerson = sourcePersonKey.extend({
  name: z.string(),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Name of the brokerage of a broker. */
  office: z.string().nullable(),
  office_key: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  has_photo: z.boolean(),
  /** Number of their listings on the market. */
  listings: z.number().int(),
  /** Sites of the source that do not have this person or brokerage, and sites whose staff said that it does not belong to them. */
  lacking: z.array(
    site.extend({
      suggested: z
        .object({ slug: z.string(), name: z.string() })
        .nullable()
        .describe(
          'The only one of the site with the same name: perhaps the same person or office, which staff decide.',
        ),
    }),
  ),
  refusing: z.array(site),
});
export type SourcePerson = z.infer<typeof sourcePerson>;

/** The people whom a site lacks, those with most listings first, and their number. */
export const sourcePeopleAnswer = z.object({
  data: z.object({ people: z.array(sourcePerson), total: z.number().int() }),
});
export type SourcePeople = z.infer<typeof sourcePeopleAnswer>['data'];

export const sourcePersonAnswer = z.object({ data: sourcePerson });

/**
 * Decision of staff for one site: the short name of the site's person or office that is the same as the one of the source, or
 * null when the site has none that is.
 */
export const sourceMatch = sourcePersonKey.extend({
  microsite_id: z.string().regex(micrositeIdPattern),
  slug: z.string().overwrite(plainLine).min(1).max(200).nullable(),
});
export type SourceMatch = z.infer<typeof sourceMatch>;

export const sourceMatchRemoval = sourceMatch.omit({ slug: true });
export type SourceMatchRemoval = z.infer<typeof sourceMatchRemoval>;

/** Number of listings that have got or lost a broker or an office by a decision. */
export const sourceMatchAnswer = z.object({ data: z.object({ listings: z.number().int() }) });
