import { area as description } from '@vitrine/contract/blocks/area.ts';
import type { Area } from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { hrefLink, texts } from '../items/wire-parts.ts';
import { areaFigure } from './area-figure.ts';
import { formatCount, formatMoney } from './area-formats.ts';
import type { AreaGuide } from './area-guide.ts';
import { both, keyOf, linkTo, searchLink, text } from './area-links.ts';
import { capitalized, nounOf, transactionName } from './area-nouns.ts';
import { areaLead, areaTitle } from './area-texts.ts';
import { totalOf } from './area-writer.ts';
import { medianNames } from './market-figures.ts';

/** Returns the block with the heading, the text, the statistics and the property types of an area. */
export function areaPortrait(area: Area, guide: AreaGuide | null): WireBlock {
  const all = totalOf(area);
  return {
    id: 'area',
    block_type: description.type,
    fields: {
      breadcrumbs_repeater: breadcrumbs(area),
      // The preposition stays with its noun, so that no line of the heading ends with it.
      main_title: text((locale) => areaTitle(area, locale).replace(/ (à|au|aux) /g, ' $1\u00a0')),
      description: texts(
        'textarea',
        both((locale) => areaLead(area, locale)),
      ),
      figures_repeater: figures(area),
      shares_title: text(area.municipality ? typesTitle : placesTitle),
      shares_repeater: area.municipality ? typeShares(area, all) : placeShares(area, all),
      cta: area.count > 0 ? searchLink(area) : null,
      guide:
        guide &&
        hrefLink(
          both((locale) => guideName[locale] + (guide.title[locale] ?? guide.title.fr ?? guide.title.en ?? '')),
          guide.paths,
        ),
    },
  };
}

const guideName = { fr: 'Guide du secteur\u00a0: ', en: 'Area guide: ' };

const typesTitle = (locale: Locale): string => (locale === 'fr' ? 'Par type de propriété' : 'By property type');
const placesTitle = (locale: Locale): string => (locale === 'fr' ? 'Le plus grand choix' : 'The widest choice');

const share = (
  id: string,
  { name, key, count, all }: { name: (locale: Locale) => string; key: AreaKey | null; count: number; all: number },
): WireBlock => ({
  id: `share-${id}`,
  block_type: 'area_share_item',
  fields: { main_title: text(name), link: key && linkTo(key, name), count, share: count / Math.max(1, all) },
});

const typeShares = (area: Area, all: number): WireBlock[] =>
  area.types.map(({ type, count }) => {
    const name = (locale: Locale) => capitalized(nounOf(type, locale).many);
    return share(type, { name, key: type === area.type ? null : keyOf(area, { type }), count, all });
  });

/** Number of municipalities that the page of all of them names first. */
const mostPlaces = 6;

const placeShares = (area: Area, all: number): WireBlock[] =>
  area.municipalities
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostPlaces)
    .map(({ slug, name, count }) =>
      share(slug, { name: () => name, key: keyOf(area, { municipality: slug }), count, all }),
    );

const breadcrumb = (id: string, link: ReturnType<typeof hrefLink>): WireBlock => ({
  id,
  block_type: 'breadcrumb_item',
  fields: { link },
});

function breadcrumbs(area: Area): WireBlock[] {
  const { municipality, borough, transaction, type } = area;
  const root: AreaKey = { transaction, municipality: null, borough: null, type: null };
  return [
    breadcrumb('home', hrefLink({ fr: 'Accueil', en: 'Home' }, { fr: '/fr', en: '/en' })),
    ...(municipality
      ? [
          breadcrumb(
            'transaction',
            linkTo(root, (locale) => capitalized(transactionName(transaction, locale))),
          ),
        ]
      : []),
    ...(municipality && (borough || type)
      ? [
          breadcrumb(
            'municipality',
            linkTo(keyOf(area, { borough: null, type: null }), () => municipality.name),
          ),
        ]
      : []),
    ...(borough && type
      ? [
          breadcrumb(
            'borough',
            linkTo(keyOf(area, { type: null }), () => borough.name),
          ),
        ]
      : []),
  ];
}

function figures({ count, new_count, prices, transaction, municipalities, municipality }: Area): WireBlock[] {
  if (count === 0) return [];
  const number = (value: number) => both((locale) => formatCount(value, locale));
  const amount = (value: number) => both((locale) => formatMoney(value, locale));
  const isRent = transaction === 'rent';
  return [
    areaFigure(
      'count',
      number(count),
      both((locale) => transactionName(transaction, locale)),
    ),
    ...(municipality === null
      ? [areaFigure('municipalities', number(municipalities.length), { fr: 'municipalités', en: 'municipalities' })]
      : []),
    ...(prices
      ? [
          areaFigure('median', amount(prices.median), medianNames[transaction]),
          areaFigure('lowest', amount(prices.lowest), isRent ? lowestRent : lowestPrice),
        ]
      : []),
    ...(new_count
      ? [areaFigure('new', number(new_count), { fr: 'nouveautés en 30\u00a0jours', en: 'new in 30 days' })]
      : []),
  ];
}

const lowestPrice = { fr: 'le prix le plus bas', en: 'lowest price' };
const lowestRent = { fr: 'le loyer le plus bas', en: 'lowest rent' };
