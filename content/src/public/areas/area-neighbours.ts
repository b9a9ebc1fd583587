import { areaLinks } from '@vitrine/contract/blocks/area-links.ts';
import type { Area, AreaPlaceCount } from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import { isOfficialBorough } from '@vitrine/contract/core/quebec-boroughs.ts';
import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { same, texts } from '../items/wire-parts.ts';
import { both, keyOf, linkTo } from './area-links.ts';
import { capitalized, inBorough, inPlace, nounOf, transactionName } from './area-nouns.ts';
import { totalOf } from './area-writer.ts';

const group = (id: string, title: Localized<string>, links: WireBlock[]): WireBlock[] =>
  links.length === 0
    ? []
    : [
        {
          id,
          block_type: 'area_link_group_item',
          fields: { main_title: texts('text', title), links_repeater: links },
        },
      ];

const areaLink = (id: string, key: AreaKey, write: (locale: Locale) => string, count: number | null): WireBlock => ({
  id,
  block_type: 'area_link_item',
  fields: { link: linkTo(key, write), count },
});

/** Returns the block that links to other areas; none when there are no others. */
export function areaNeighbours(area: Area): WireBlock[] {
  const { municipality } = area;
  const groups =
    municipality === null
      ? byRegion(area)
      : [...boroughs(area, municipality), ...nearby(area), ...otherWays(area, municipality)];
  return groups.length === 0
    ? []
    : [
        {
          id: 'area-links',
          block_type: areaLinks.type,
          block_params: { color_scheme: 'normal-grey' },
          fields: {
            main_title: texts(
              'text',
              municipality === null
                ? { fr: 'Toutes les municipalités', en: 'All municipalities' }
                : { fr: 'Élargir la recherche', en: 'Look further' },
            ),
            groups_repeater: groups,
          },
        },
      ];
}

const placeLink = (area: Area, key: Partial<AreaKey>, { code, name, count }: AreaPlaceCount): WireBlock =>
  areaLink(code, keyOf(area, key), () => name, count);

/** Returns what the area offers: `Condos à vendre`. */
const offerOf = ({ type, transaction }: Pick<Area, 'type' | 'transaction'>, locale: Locale): string =>
  `${capitalized(nounOf(type, locale).many)} ${transactionName(transaction, locale)}`;

const nearby = (area: Area): WireBlock[] =>
  group(
    'nearby',
    both((locale) => `${offerOf(area, locale)} ${locale === 'fr' ? 'à proximité' : 'nearby'}`),
    area.municipalities.map((place) => placeLink(area, { municipality: place.slug, borough: null }, place)),
  );

/** Returns the links to the boroughs of a municipality; from a borough, to the others. */
function boroughs(area: Area, municipality: NonNullable<Area['municipality']>): WireBlock[] {
  const names = isOfficialBorough(municipality.code, area.boroughs[0]?.name ?? '')
    ? { fr: 'arrondissement', en: 'borough' }
    : { fr: 'secteur', en: 'sector' };
  const title = area.borough
    ? {
        fr: `${offerOf(area, 'fr')} dans les autres ${names.fr}s`,
        en: `${offerOf(area, 'en')} in other ${names.en}s`,
      }
    : { fr: `${offerOf(area, 'fr')} par ${names.fr}`, en: `${offerOf(area, 'en')} by ${names.en}` };
  return group(
    'boroughs',
    title,
    area.boroughs.map((place) => placeLink(area, { borough: place.slug }, place)),
  );
}

function otherWays(area: Area, municipality: NonNullable<Area['municipality']>): WireBlock[] {
  const { transaction, type, borough, other_transaction_count: others, municipality_count: around } = area;
  const other = transaction === 'buy' ? 'rent' : 'buy';
  const all = totalOf(area);
  const what = (of: Pick<Area, 'type' | 'transaction'>, locale: Locale) =>
    `${offerOf(of, locale)} ${borough ? inBorough(borough.name, municipality.name, locale) : inPlace(municipality.name, locale)}`;
  return group('other', { fr: 'Autres possibilités', en: 'Other possibilities' }, [
    ...(borough
      ? [
          areaLink(
            'municipality',
            keyOf(area, { borough: null }),
            (locale) => `${offerOf(area, locale)} ${inPlace(municipality.name, locale)}`,
            around,
          ),
        ]
      : []),
    ...(type && all > 0
      ? [areaLink('all-types', keyOf(area, { type: null }), (locale) => what({ transaction, type: null }, locale), all)]
      : []),
    ...(others > 0
      ? [
          areaLink(
            'transaction',
            keyOf(area, { transaction: other }),
            (locale) => what({ transaction: other, type }, locale),
            others,
          ),
        ]
      : []),
    areaLink(
      'municipalities',
      { transaction, municipality: null, borough: null, type: null },
      (locale) => (locale === 'fr' ? 'Toutes les municipalités' : 'All municipalities'),
      null,
    ),
  ]);
}

const byName = new Intl.Collator('fr-CA');

/** Groups the municipalities by region; those outside Québec come last. */
function byRegion(area: Area): WireBlock[] {
  const regions = Map.groupBy(area.municipalities, ({ code }) => regionOf(code));
  return [...regions]
    .sort(([one], [other]) => (one && other ? byName.compare(one, other) : one ? -1 : 1))
    .flatMap(([region, places]) =>
      group(
        `region-${region ?? 'other'}`,
        region ? same(region) : { fr: 'Ailleurs', en: 'Elsewhere' },
        places.map((place) => placeLink(area, { municipality: place.slug }, place)),
      ),
    );
}
