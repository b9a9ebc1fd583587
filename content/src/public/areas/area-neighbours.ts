import { areaLinks } from '@vitrine/contract/blocks/area-links.ts';
import type { Area, AreaPlaceCount } from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import type { Locale, Localized } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { same, texts } from '../items/wire-parts.ts';
import { both, keyOf, linkTo } from './area-links.ts';
import { capitalized, inPlace, nounOf, transactionName } from './area-nouns.ts';
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
  const groups = area.municipality === null ? byRegion(area) : [...nearby(area), ...otherWays(area, area.municipality)];
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
              area.municipality === null
                ? { fr: 'Toutes les municipalités', en: 'All municipalities' }
                : { fr: 'Élargir la recherche', en: 'Look further' },
            ),
            groups_repeater: groups,
          },
        },
      ];
}

const placeLink = (area: Area, { slug, code, name, count }: AreaPlaceCount): WireBlock =>
  areaLink(code, keyOf(area, { municipality: slug }), () => name, count);

const nearby = (area: Area): WireBlock[] =>
  group(
    'nearby',
    both((locale) => {
      const what = `${capitalized(nounOf(area.type, locale).many)} ${transactionName(area.transaction, locale)}`;
      return locale === 'fr' ? `${what} à proximité` : `${what} nearby`;
    }),
    area.municipalities.map((place) => placeLink(area, place)),
  );

function otherWays(area: Area, { name }: { name: string }): WireBlock[] {
  const { transaction, type, other_transaction_count: others } = area;
  const other = transaction === 'buy' ? 'rent' : 'buy';
  const all = totalOf(area);
  const what = (of: Area['type'], how: Area['transaction'], locale: Locale) =>
    `${capitalized(nounOf(of, locale).many)} ${transactionName(how, locale)} ${inPlace(name, locale)}`;
  return group('other', { fr: 'Autres possibilités', en: 'Other possibilities' }, [
    ...(type && all > 0
      ? [areaLink('all-types', keyOf(area, { type: null }), (locale) => what(null, transaction, locale), all)]
      : []),
    ...(others > 0
      ? [areaLink('transaction', keyOf(area, { transaction: other }), (locale) => what(type, other, locale), others)]
      : []),
    areaLink(
      'municipalities',
      { transaction, municipality: null, type: null },
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
        places.map((place) => placeLink(area, place)),
      ),
    );
}
