import { area as description } from '@vitrine/contract/blocks/area.ts';
import type { Area } from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { hrefLink, texts } from '../items/wire-parts.ts';
import { formatCount, formatMoney } from './area-formats.ts';
import { both, keyOf, linkTo, searchLink, text } from './area-links.ts';
import { capitalized, nounOf, transactionName } from './area-nouns.ts';
import { areaLead, areaTitle } from './area-texts.ts';
import { totalOf } from './area-writer.ts';

/** Returns the block with the heading, the text, the statistics and the property types of an area. */
export function areaPortrait(area: Area): WireBlock {
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
      shares_title: area.municipality ? text(sharesTitle) : null,
      shares_repeater: area.municipality
        ? area.types.map(({ type, count }) => ({
            id: `share-${type}`,
            block_type: 'area_share_item',
            fields: {
              main_title: text((locale) => capitalized(nounOf(type, locale).many)),
              link: type === area.type ? null : linkTo(keyOf(area, { type }), (locale) => nounOf(type, locale).many),
              count,
              share: count / Math.max(1, all),
            },
          }))
        : [],
      cta: area.count > 0 ? searchLink(area) : null,
    },
  };
}

const sharesTitle = (locale: Locale): string => (locale === 'fr' ? 'Par type de propriété' : 'By property type');

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

const figure = (id: string, value: Localized<string>, meaning: Localized<string>): WireBlock => ({
  id,
  block_type: 'area_figure_item',
  fields: { main_title: texts('text', value), description: texts('text', meaning) },
});

function figures({ count, new_count, prices, transaction, municipalities, municipality }: Area): WireBlock[] {
  if (count === 0) return [];
  const number = (value: number) => both((locale) => formatCount(value, locale));
  const amount = (value: number) => both((locale) => formatMoney(value, locale));
  const isRent = transaction === 'rent';
  return [
    figure(
      'count',
      number(count),
      both((locale) => transactionName(transaction, locale)),
    ),
    ...(municipality === null
      ? [figure('municipalities', number(municipalities.length), { fr: 'municipalités', en: 'municipalities' })]
      : []),
    ...(prices
      ? [
          figure(
            'median',
            amount(prices.median),
            isRent
              ? { fr: 'loyer médian par mois', en: 'median monthly rent' }
              : { fr: 'prix demandé médian', en: 'median asking price' },
          ),
          figure('lowest', amount(prices.lowest), isRent ? lowestRent : lowestPrice),
        ]
      : []),
    ...(new_count
      ? [figure('new', number(new_count), { fr: 'nouveautés en 30\u00a0jours', en: 'new in 30 days' })]
      : []),
  ];
}

const lowestPrice = { fr: 'le prix le plus bas', en: 'lowest price' };
const lowestRent = { fr: 'le loyer le plus bas', en: 'lowest rent' };
