import { listingImage } from '@vitrine/contract/core/listing.ts';
import { listingDetails, listingTour } from '@vitrine/contract/core/listing-details.ts';
import { property } from '@vitrine/contract/core/property.ts';
import { localized } from '@vitrine/contract/localized.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { z } from 'zod';

/** Schema of the broker in the content service's response; core returns only the slug. */
const brokerCard = z.object({
  name: z.string(),
  job_title: localized(z.string()).nullish(),
  licence_number: z.string().nullish(),
  licence_name: z.string().nullish(),
  phone: z.string().nullish(),
  portrait: listingImage.nullish(),
});

/** Schema of the office in the content service's response; core returns only the slug. */
const officeCard = z.object({
  name: localized(z.string()),
  address: localized(z.string()).nullish(),
  phone: z.string().nullish(),
});

/** Tours and films; one at an address that no page may link to is left out alone. */
const tours = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((each) => safeParse(listingTour, each).data ?? []));

/** Data of a listing page: core's answer, and the broker and the office from the content service. */
export const fullListing = property.extend({
  details: listingDetails.extend({ tours: tours.optional() }).nullish(),
  similar: z.array(z.unknown()).default([]),
  nearby: z.array(z.unknown()).default([]).catch([]),
  broker_card: brokerCard.nullish().catch(null),
  /** The brokers who share the listing; one without a card is not shown by this site. */
  co_broker_cards: z
    .array(z.object({ slug: z.string(), card: brokerCard.nullable().catch(null) }))
    .default([])
    .catch([]),
  office_card: officeCard.nullish().catch(null),
});
export type BrokerCard = z.infer<typeof brokerCard>;
export type FullListing = z.infer<typeof fullListing>;
