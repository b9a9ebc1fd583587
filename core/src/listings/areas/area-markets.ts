import { type AreaMarket, type AreaMarketQuery, areaMedianMinimum } from '@vitrine/contract/core/area.ts';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import { LRUCache } from 'lru-cache';
import type { Reader } from '../../db/reader.ts';
import type { ListingColumns } from '../search/listing-columns.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { SearchScope } from '../search-query.ts';
import { areaFigures } from './area-figures.ts';
import { findAreaMonths } from './find-area-months.ts';
import type { Municipalities } from './municipality-directory.ts';

type Figures = Omit<AreaMarket, 'transaction' | 'municipality' | 'borough' | 'months'>;

/** Maximum number of places whose figures, and whose months, are cached. */
const placeLimit = 500;
const hourMs = 3_600_000;

/** Describes the market of places: their figures by the columns of the search, cached until listings change, and their months by the database. */
export class AreaMarkets {
  readonly #search: SearchIndex;
  readonly #municipalities: () => Promise<Municipalities>;
  readonly #read: Reader;
  readonly #figures = new LRUCache<string, { version: string; figures: Figures }>({ max: placeLimit });
  readonly #months = new LRUCache<string, AreaMarket['months']>({ max: placeLimit, ttl: hourMs });

  constructor(search: SearchIndex, municipalities: () => Promise<Municipalities>, read: Reader) {
    this.#search = search;
    this.#municipalities = municipalities;
    this.#read = read;
  }

  /** Returns the market of a place of a site; null when core knows no such place. */
  async find(query: AreaMarketQuery, scope: SearchScope): Promise<AreaMarket | null> {
    const [{ columns }, { byCode, boroughs }] = await Promise.all([this.#search.listings(), this.#municipalities()]);
    const { transaction, place } = query;
    const borough = boroughs.get(place) ?? null;
    const municipality = byCode.get(borough ? (readBoroughCode(place)?.municipality ?? '') : place);
    if (!municipality) return null;
    const key = `${scope.micrositeId} ${transaction} ${place}`;
    const figures = this.#figuresOf(key, columns, query, scope);
    const past = await this.#pastMonths(key, query, scope);
    return { transaction, municipality, borough, ...figures, months: endingToday(past, figures.count) };
  }

  #figuresOf(key: string, columns: ListingColumns, query: AreaMarketQuery, scope: SearchScope): Figures {
    // The number of new listings also changes with time.
    const version = `${columns.version} ${Math.floor(scope.now.getTime() / hourMs)}`;
    const known = this.#figures.get(key);
    if (known?.version === version) return known.figures;
    const figures = figuresOf(columns, query, scope);
    this.#figures.set(key, { version, figures });
    return figures;
  }

  async #pastMonths(key: string, query: AreaMarketQuery, scope: SearchScope): Promise<AreaMarket['months']> {
    const known = this.#months.get(key);
    if (known) return known;
    const months = await this.#read((database) => findAreaMonths(database, query, scope));
    this.#months.set(key, months);
    return months;
  }
}

function figuresOf(columns: ListingColumns, { transaction, place }: AreaMarketQuery, scope: SearchScope): Figures {
  const of = (type?: (typeof propertyTypeCodes)[number]) =>
    areaFigures(columns, { transaction, type }, place, scope, areaMedianMinimum);
  const { count, new_count, prices } = of();
  return {
    count,
    new_count: new_count ?? 0,
    median: prices?.median ?? null,
    types: propertyTypeCodes
      .map((type) => ({ type, ...of(type) }))
      .filter((each) => each.count > 0)
      .sort((one, other) => other.count - one.count)
      .map((each) => ({ type: each.type, count: each.count, median: each.prices?.median ?? null })),
  };
}

/** Returns the months with today's number as their last, which may be newer than they are. */
const endingToday = (months: AreaMarket['months'], count: number): AreaMarket['months'] =>
  months.map((each, index) => (index === months.length - 1 ? { ...each, count } : each));
