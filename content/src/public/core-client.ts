import { type Listing, listing } from '@vitrine/contract/core/listing.ts';
import { propertyStatuses } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { z } from 'zod';
import type { Loose } from '../untyped-values.ts';
import type { SiteRecord } from './site-record.ts';

/** Maximum time for a response of core, ms (`3-wire §2`, core data). */
export const coreLimitMs = 1000;

/** Thrown when core did not respond in time or its response is invalid. */
export class CoreUnavailableError extends Error {}

const listingsAnswer = z.object({ data: z.object({ propertiesListing: z.array(listing), total: z.number() }) });

const picture = z.looseObject({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  variants: z.array(z.object({ url: z.string(), width: z.number(), type: z.string() })).catch([]),
});

/** Schema of the fields of a listing that a page reads; the others are passed on unchanged. */
const propertyAnswer = z.object({
  data: z.looseObject({
    type: z.string(),
    address: z.string(),
    url: z.string(),
    status: z.enum(propertyStatuses).catch('active'),
    for_sale_for_rent: z.string().nullish(),
    urls: z.object({ fr: z.string(), en: z.string() }).nullish(),
    /** Slug of the broker. */
    broker: z.string().nullish(),
    description: z.object({ fr: z.string().nullish(), en: z.string().nullish() }).nullish(),
    pictures: z.array(picture).catch([]),
  }),
});
export type FullListing = z.infer<typeof propertyAnswer>['data'];

export interface CoreClient {
  /** Returns up to `limit` listings of a search and the total number of matches; throws CoreUnavailableError. */
  searchListings(
    site: SiteRecord,
    locale: Locale,
    query: Loose,
    limit: number,
  ): Promise<{ listings: Listing[]; total: number }>;
  /** Returns the full listing, or null when core has none; throws CoreUnavailableError. */
  findListing(site: SiteRecord, locale: Locale, uls: string): Promise<FullListing | null>;
}

/** Returns the block's query as URL parameters: lists repeat, and values other than text, numbers and booleans are left out. */
const parameters = (query: Loose): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
      .map((each): [string, string] => [name, each === true ? '1' : String(each)]),
  );

export function coreClient(coreUrl: string): CoreClient {
  async function call(site: SiteRecord, locale: Locale, path: string): Promise<Response> {
    const url = `${coreUrl.replace(/\/$/, '')}/api/swc/${encodeURIComponent(site.micrositeId)}/${path}`;
    const headers = { accept: 'application/json', 'content-language': locale, 'x-site-key': site.siteKey };
    return await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(coreLimitMs) });
  }

  async function read<T>(schema: z.ZodType<T>, answer: Response): Promise<T> {
    if (!answer.ok) throw new Error(`core answered ${answer.status}`);
    return schema.parse(await answer.json());
  }

  /** Converts every failure of the call, including a late body, to a CoreUnavailableError. */
  async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new CoreUnavailableError('core did not answer', { cause: error });
    }
  }

  return {
    searchListings: (site, locale, query, limit) =>
      orUnavailable(async () => {
        const search = new URLSearchParams([...parameters(query), ['limit', String(limit)], ['page', '1']]);
        const { data } = await read(listingsAnswer, await call(site, locale, `properties?${search}`));
        return { listings: data.propertiesListing.slice(0, limit), total: data.total };
      }),
    findListing: (site, locale, uls) =>
      orUnavailable(async () => {
        const answer = await call(site, locale, `property/${encodeURIComponent(uls)}`);
        return answer.status === 404 ? null : (await read(propertyAnswer, answer)).data;
      }),
  };
}
