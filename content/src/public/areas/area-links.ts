import type { Area } from '@vitrine/contract/core/area.ts';
import { type AreaKey, areaPaths } from '@vitrine/contract/core/area-path.ts';
import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import { buttonLink, hrefLink, texts } from '../items/wire-parts.ts';
import { formatCount } from './area-formats.ts';
import { nounOf } from './area-nouns.ts';
import { placeOf } from './area-place.ts';

/** Returns a text in each language. */
export const both = (write: (locale: Locale) => string): Bilingual => ({ fr: write('fr'), en: write('en') });
export const text = (write: (locale: Locale) => string) => texts('text', both(write));

/** Returns the key of an area in which `other` replaces some parts. */
export const keyOf = ({ transaction, municipality, borough, type }: Area, other: Partial<AreaKey> = {}): AreaKey => ({
  transaction,
  municipality: municipality?.slug ?? null,
  borough: borough?.slug ?? null,
  type,
  ...other,
});

/** Returns a link to the page of an area. */
export const linkTo = (key: AreaKey, write: (locale: Locale) => string) => hrefLink(both(write), areaPaths(key));

/** Returns the button that leads to the search with the filters of the area. */
export function searchLink(area: Area) {
  const { type, transaction, count } = area;
  const place = placeOf(area);
  const query = new URLSearchParams({
    ...(place && { mun: place.code }),
    ...(type && { type }),
    forSaleForRent: transaction,
  });
  return buttonLink(
    {
      fr:
        count === 1 ? 'Voir dans la recherche' : `Voir les ${formatCount(count, 'fr')}\u00a0${nounOf(type, 'fr').many}`,
      en: count === 1 ? 'See it in the search' : `See all ${formatCount(count, 'en')} ${nounOf(type, 'en').many}`,
    },
    both((locale) => `${searchPagePath(locale)}?${query}`),
  );
}
