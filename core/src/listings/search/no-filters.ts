import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';

/** Filters that every listing passes. */
export const noFilters: ListingFilters = {
  mun: [],
  type: [],
  price_min: null,
  price_max: null,
  bedrooms: null,
  bathrooms: null,
  forSaleForRent: null,
  open_house: false,
  bounds: null,
  area: null,
  broker: [],
  office: [],
};
