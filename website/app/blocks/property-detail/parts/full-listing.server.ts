import { listingImage } from '@vitrine/contract/core/listing.ts';
import { property } from '@vitrine/contract/core/property.ts';
import { localized } from '@vitrine/contract/localized.ts';
import { z } from 'zod';

/** Who the content service says the listing's broker is; core knows the slug alone. */
const brokerCard = z.object({
  name: z.string(),
  job_title: localized(z.string()).nullish(),
  phone: z.string().nullish(),
  portrait: listingImage.nullish(),
});

/** What comes to the page of a listing: core's answer and the content service's word on the broker. */
export const fullListing = property.extend({
  similar: z.array(z.unknown()).default([]),
  broker_card: brokerCard.nullish().catch(null),
});
export type FullListing = z.infer<typeof fullListing>;
