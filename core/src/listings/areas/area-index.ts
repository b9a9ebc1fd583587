import type { Area, AreaQuery, AreaTransaction } from '@vitrine/contract/core/area.ts';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { boroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import { LRUCache } from 'lru-cache';
import { kindMask } from '../search/column-encoding.ts';
import type { ListingColumns } from '../search/listing-columns.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchScope } from '../search-query.ts';
import { type AreaFigures, areaFigures } from './area-figures.ts';
import { type AreaCounts, countAreas, countOf } from './count-areas.ts';
import type { Municipalities } from './municipality-directory.ts';
import { placesAround } from './places-around.ts';

/** Maximum age of the counts, from which the links to other areas are made, ms. Figures of prices are never older than the listings. */
const countsMs = 2000;
/** Maximum number of sites whose counts are cached. */
const siteLimit = 50;
/** Maximum number of areas of a site whose figures are cached. */
const figuresLimit = 2000;

const hourMs = 3_600_000;

/** Cached areas of a site, each part with the state of the columns that it was computed from. */
interface SiteAreas {
  columns: ListingColumns;
  counts: AreaCounts;
  countsVersion: string;
  countedAt: number;
  figures: LRUCache<string, AreaFigures>;
  figuresVersion: string;
}

/** Describes areas by the columns of the search. Both counts and figures are computed once and cached until listings change. */
export class AreaIndex {
  readonly #search: SearchIndex;
  readonly #municipalities: () => Promise<Municipalities>;
  readonly #sites = new LRUCache<string, SiteAreas>({ max: siteLimit });

  constructor(search: SearchIndex, municipalities: () => Promise<Municipalities>) {
    this.#search = search;
    this.#municipalities = municipalities;
  }

  /** Returns an area of a site; null when its municipality or borough is unknown. An area without listings has a count of 0. */
  async find(query: AreaQuery, scope: SearchScope): Promise<Area | null> {
    const [{ columns }, names] = await Promise.all([this.#search.listings(), this.#municipalities()]);
    const { byCode, bySlug, boroughs } = names;
    const municipality = query.municipality === undefined ? null : bySlug.get(query.municipality);
    if (municipality === undefined || (municipality === null && (query.type || query.borough))) return null;
    const borough = municipality && query.borough ? boroughs.get(boroughCode(municipality.code, query.borough)) : null;
    if (borough === undefined) return null;
    const place = borough ?? municipality;
    const site = this.#siteAreas(columns, scope);
    const { counts } = site;
    const mask = maskOf(query, query.transaction);
    const other = query.transaction === 'buy' ? 'rent' : 'buy';
    const kindsOf = (each: number) =>
      place
        ? countOf(counts.get(place.code), each)
        : [...byCode.keys()].reduce((sum, code) => sum + countOf(counts.get(code), each), 0);
    return {
      transaction: query.transaction,
      municipality,
      borough,
      type: query.type ?? null,
      ...(place ? figuresOf(site, query, place.code, scope) : { count: kindsOf(mask), new_count: null, prices: null }),
      types: propertyTypeCodes
        .map((type) => ({ type, count: kindsOf(kindMask([type], query.transaction)) }))
        .filter(({ count }) => count > 0)
        .sort((one, another) => another.count - one.count),
      other_transaction_count: kindsOf(maskOf(query, other)),
      ...placesAround(counts, mask, { names, municipality, borough }),
      municipality_count: borough && municipality ? countOf(counts.get(municipality.code), mask) : null,
    };
  }

  #siteAreas(columns: ListingColumns, scope: SearchScope): SiteAreas {
    const { micrositeId } = scope;
    const known = this.#sites.get(micrositeId);
    const site = known?.columns === columns ? known : newSite(columns);
    const now = performance.now();
    if (site.countsVersion !== columns.version && now - site.countedAt >= countsMs) {
      Object.assign(site, { counts: countAreas(columns, scope), countsVersion: columns.version, countedAt: now });
    }
    // The number of new listings also changes with time.
    const figuresVersion = `${columns.version} ${Math.floor(scope.now.getTime() / hourMs)}`;
    if (site.figuresVersion !== figuresVersion) {
      Object.assign(site, { figures: newFigures(), figuresVersion });
    }
    this.#sites.set(micrositeId, site);
    return site;
  }
}

const newFigures = () => new LRUCache<string, AreaFigures>({ max: figuresLimit });

const newSite = (columns: ListingColumns): SiteAreas => ({
  columns,
  counts: new Map(),
  countsVersion: '',
  countedAt: Number.NEGATIVE_INFINITY,
  figures: newFigures(),
  figuresVersion: '',
});

const maskOf = ({ type }: AreaQuery, transaction: AreaTransaction): number => kindMask(type ? [type] : [], transaction);

function figuresOf({ columns, figures }: SiteAreas, query: AreaQuery, code: string, scope: SearchScope): AreaFigures {
  const key = `${query.transaction} ${query.type ?? ''} ${code}`;
  const found = figures.get(key) ?? areaFigures(columns, query, code, scope);
  figures.set(key, found);
  return found;
}
