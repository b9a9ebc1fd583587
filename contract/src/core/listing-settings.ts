import { z } from 'zod';

/** Number of days for which a site shows listings that left the market, and its choice to show previous prices. */
export const listingSettings = z.object({
  /** Days for which the page of a withdrawn or expired listing says so, before it answers 410. */
  off_market_days: z.number().int().min(0).max(730),
  /** Days for which a sold listing is shown, without its price; null: for good. */
  sold_days: z.number().int().min(0).max(3650).nullable(),
  /** True when pages of listings on offer show previous prices, where the source of the listing allows it. */
  shows_price_history: z.boolean(),
});
export type ListingSettings = z.infer<typeof listingSettings>;
export const listingSettingsAnswer = z.object({ data: listingSettings });
export const listingSettingsChange = listingSettings.partial();
