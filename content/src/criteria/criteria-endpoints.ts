import { listingWordsLimit } from '@vitrine/contract/core/staff-listings.ts';
import { coreDataSources } from '@vitrine/contract/fields.ts';
import { defaultLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { ListingServices } from '../core/listing-services.ts';
import { searchParameters } from '../public/core/core-client.ts';
import { findChosenArticles } from '../public/fill/fill-sources.ts';
import { findOffices } from '../public/items/office-items.ts';
import { findPeople } from '../public/items/people-items.ts';
import { readSite, type SiteRecord } from '../public/sites/site-record.ts';
import type { Loose } from '../values/untyped-values.ts';
import { findNames } from './find-names.ts';

/** Maximum length of a query, in characters of JSON. It fits the longest list of municipalities that core accepts. */
const queryLimit = 20_000;

const countRequest = z.object({
  source: z.enum(coreDataSources),
  query: z.record(z.string(), z.unknown()).refine((query) => JSON.stringify(query).length <= queryLimit),
});

/**
 * Endpoints for the form of a block's criteria, for staff of the site: `POST /api/criteria/:site/count` counts the records that the
 * criteria find, `GET /api/criteria/:site/names` returns the names that can be chosen, and `GET /api/criteria/:site/listings?words=` the listings
 * with these words in their address.
 */
export const criteriaEndpoints = (listings: ListingServices): Endpoint[] => [
  {
    path: '/criteria/:site/count',
    method: 'post',
    handler: (req) => forStaff(req, (site) => count(req, site, listings)),
  },
  {
    path: '/criteria/:site/names',
    method: 'get',
    handler: (req) => forStaff(req, async (site) => Response.json(await findNames(req, site, listings))),
  },
  {
    path: '/criteria/:site/listings',
    method: 'get',
    handler: (req) => forStaff(req, (site) => named(req, site, listings)),
  },
];

/** Calls `answer` for a site that the user may read; answers 404 for any other. */
async function forStaff(req: PayloadRequest, answer: (site: SiteRecord) => Promise<Response>): Promise<Response> {
  const { user, payload } = req;
  if (!user) return Response.json(null, { status: 401 });
  const id = Number(req.routeParams?.site);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) return Response.json(null, { status: 404 });
  const where = { id: { equals: id } };
  const { totalDocs } = await payload.count({ collection: 'sites', where, overrideAccess: false, user });
  const site = totalDocs === 1 ? await readSite(payload, where) : null;
  return site ? answer(site) : Response.json(null, { status: 404 });
}

/** Answers with the number of records that a query finds. */
async function count(req: PayloadRequest, site: SiteRecord, listings: ListingServices): Promise<Response> {
  const body = safeParse(countRequest, await req.json?.().catch(() => null));
  if (!body.success) return Response.json(null, { status: 400 });
  const { source, query } = body.data;
  const total =
    source === 'properties' || source === 'area'
      ? await listings.count(
          req,
          site.micrositeId,
          searchParameters(source === 'area' ? listingsIn(query) : query).toString(),
        )
      : (await finders[source](req, { site, locale: defaultLocale, query, limit: 1 })).total;
  return total === null ? Response.json(null, { status: 503 }) : Response.json({ total });
}

/** Answers with the listings of the site with words in their address. */
async function named(req: PayloadRequest, site: SiteRecord, listings: ListingServices): Promise<Response> {
  const words = req.searchParams.get('words') ?? '';
  if (words.length > listingWordsLimit) return Response.json(null, { status: 400 });
  const found = await listings.named(req, site.micrositeId, words);
  return found === null ? Response.json(null, { status: 503 }) : Response.json(found);
}

/** Returns the criteria of the listings from which the market of a place is computed. */
const listingsIn = ({ place, transaction }: Loose): Loose => ({
  mun: place,
  forSaleForRent: transaction === 'rent' ? 'rent' : 'buy',
});

/** Searches in the sources that the content service itself stores. */
const finders = { people: findPeople, offices: findOffices, articles: findChosenArticles };
