import {
  type Area,
  type AreaMarket,
  type AreaMarketQuery,
  areaAnswer,
  areaMarketAnswer,
  areasAnswer,
  type ListedArea,
} from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import { attribution, type Listing, listing, listingSpecs } from '@vitrine/contract/core/listing.ts';
import { type ListingState, listingStatesAnswer } from '@vitrine/contract/core/listing-states.ts';
import { type CorePrivacyFacts, corePrivacyFactsAnswer } from '@vitrine/contract/core/privacy-facts.ts';
import { offMarketReasons, propertyStatuses } from '@vitrine/contract/core/property.ts';
import { defaultLocale, type Locale } from '@vitrine/contract/locale.ts';
import { type ListingChanges, listingChanges } from '@vitrine/contract/sitemap.ts';
import { answerLimit } from '@vitrine/network/answer-limit.ts';
import { requestIdHeader } from '@vitrine/network/request-id.ts';
import { pathOf, traceCall } from '@vitrine/network/tracing/tracing.ts';
import { z } from 'zod';
import type { Loose } from '../../values/untyped-values.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Maximum time for a response of core, ms (wire.10). */
export const coreLimitMs = 1000;
/** Maximum time for a response of core that no visitor waits for, ms. */
const patientLimitMs = 10_000;

/** Thrown when core did not respond in time or its response is invalid. */
export class CoreUnavailableError extends Error {}

const changesAnswer = z.object({ data: listingChanges });
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
    off_market_reason: z.enum(offMarketReasons).nullish().catch(null),
    for_sale_for_rent: z.string().nullish(),
    urls: z.object({ fr: z.string(), en: z.string() }).nullish(),
    /** Addresses of the listing of the same property under a new number. */
    successor: z.object({ fr: z.string(), en: z.string() }).nullish().catch(null),
    /** Slug of the broker. */
    broker: z.string().nullish(),
    /** Slugs of the brokers who share the listing. */
    co_brokers: z.array(z.string()).catch([]),
    /** Slug of the office. */
    office: z.string().nullish().catch(null),
    description: z.object({ fr: z.string().nullish(), en: z.string().nullish() }).nullish(),
    pictures: z.array(picture).catch([]),
    price: listing.shape.price.catch(null),
    price_period: listing.shape.price_period.catch(null),
    badge: listing.shape.badge.catch(null),
    specs: listingSpecs.catch({}),
    /** The attribution that the source of the listing requires. */
    attribution: attribution.nullish().catch(null),
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
  /** Returns the present states of the listings that core knows of these numbers, at most 100; throws CoreUnavailableError. */
  findListingStates(site: SiteRecord, locale: Locale, numbers: readonly string[]): Promise<ListingState[]>;
  /** Returns an area, or null when core knows no such municipality or borough; throws CoreUnavailableError. */
  findArea(site: SiteRecord, key: AreaKey): Promise<Area | null>;
  /** Returns the market of a place, or null when core knows no such place; throws CoreUnavailableError. */
  findAreaMarket(site: SiteRecord, query: AreaMarketQuery): Promise<AreaMarket | null>;
  /** Returns what core does with personal information on the site; throws CoreUnavailableError. */
  findPrivacyFacts(site: SiteRecord): Promise<CorePrivacyFacts>;
  /** Returns the areas whose pages search engines may index; throws CoreUnavailableError. */
  listAreas(site: SiteRecord): Promise<ListedArea[]>;
  /** Returns the pages of listings that changed after a cursor; throws CoreUnavailableError. */
  listingChanges(site: SiteRecord, after: string | null): Promise<ListingChanges>;
}

/** Returns the block's query as URL parameters: lists repeat, and values other than text, numbers and booleans are left out. */
export const searchParameters = (query: Loose): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
        .map((each) => [name, each === true ? '1' : String(each)]),
    ),
  );

export function coreClient(coreUrl: string): CoreClient {
  async function call(site: SiteRecord, locale: Locale, path: string, limitMs = coreLimitMs): Promise<Response> {
    const url = `${coreUrl.replace(/\/$/, '')}/api/swc/${encodeURIComponent(site.micrositeId)}/${path}`;
    const headers = { accept: 'application/json', 'content-language': locale, 'x-site-key': site.siteKey };
    const naming = () => ({ name: 'GET', attributes: { 'http.request.method': 'GET', 'url.path': pathOf(url) } });
    return await traceCall(naming, async (traceHeaders, span) => {
      const answer = await fetch(url, {
        headers: { ...headers, ...requestIdHeader(), ...traceHeaders },
        redirect: 'error',
        signal: answerLimit(limitMs).signal,
      });
      if (span) span.attributes['http.response.status_code'] = answer.status;
      return answer;
    });
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
        const search = new URLSearchParams([...searchParameters(query), ['limit', String(limit)], ['page', '1']]);
        const { data } = await read(listingsAnswer, await call(site, locale, `properties?${search}`));
        return { listings: data.propertiesListing.slice(0, limit), total: data.total };
      }),
    findListing: (site, locale, uls) =>
      orUnavailable(async () => {
        const answer = await call(site, locale, `property/${encodeURIComponent(uls)}`);
        return answer.status === 404 ? null : (await read(propertyAnswer, answer)).data;
      }),
    findListingStates: (site, locale, numbers) =>
      orUnavailable(async () => {
        const query = new URLSearchParams({ uls: numbers.join() });
        return (await read(listingStatesAnswer, await call(site, locale, `listing-states?${query}`))).data;
      }),
    findArea: (site, { transaction, municipality, borough, type }) =>
      orUnavailable(async () => {
        const query = new URLSearchParams({
          transaction,
          ...(municipality && { municipality }),
          ...(borough && { borough }),
          ...(type && { type }),
        });
        const answer = await call(site, defaultLocale, `area?${query}`);
        return answer.status === 404 ? null : (await read(areaAnswer, answer)).data;
      }),
    findAreaMarket: (site, query) =>
      orUnavailable(async () => {
        const answer = await call(site, defaultLocale, `area-market?${new URLSearchParams(query)}`);
        return answer.status === 404 ? null : (await read(areaMarketAnswer, answer)).data;
      }),
    findPrivacyFacts: (site) =>
      orUnavailable(
        async () => (await read(corePrivacyFactsAnswer, await call(site, defaultLocale, 'privacy-facts'))).data,
      ),
    listingChanges: (site, after) =>
      orUnavailable(async () => {
        const query = after === null ? '' : `?${new URLSearchParams({ after })}`;
        return (await read(changesAnswer, await call(site, defaultLocale, `listing-changes${query}`, patientLimitMs)))
          .data;
      }),
    listAreas: (site) =>
      orUnavailable(async () => {
        const answer = await call(site, defaultLocale, 'areas', patientLimitMs);
        // An older core has no route for areas.
        return answer.status === 404 ? [] : (await read(areasAnswer, answer)).data.areas;
      }),
  };
}
