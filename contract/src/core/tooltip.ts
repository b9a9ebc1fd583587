import { z } from 'zod';
import { listing } from './listing.ts';

/** Response of `GET property/{uls}/tooltip` (wire.22): the content of a marker's popup. */
export const tooltip = listing.pick({
  uls: true,
  address: true,
  carousel_images: true,
  price: true,
  price_period: true,
  specs: true,
  type: true,
  url: true,
  badge: true,
  price_reduced_at: true,
  attribution: true,
  open_houses: true,
});
export type Tooltip = z.infer<typeof tooltip>;

export const tooltipAnswer = z.object({ data: tooltip });
export type TooltipAnswer = z.infer<typeof tooltipAnswer>;
