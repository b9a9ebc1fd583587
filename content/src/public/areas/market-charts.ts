import type { AreaMarket } from '@vitrine/contract/core/area.ts';
import type { Localized } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { texts } from '../items/wire-parts.ts';
import { formatCount, formatMoney } from './area-formats.ts';
import { both, linkTo } from './area-links.ts';
import { capitalized, nounOf } from './area-nouns.ts';
import { marketKey } from './market-links.ts';
import { isWholeYear, monthName, shownMonths } from './market-months.ts';

interface Bar {
  id: string;
  name: Localized<string>;
  value: Localized<string>;
  /** The amount that the length of the bar shows. */
  amount: number;
  link?: ReturnType<typeof linkTo>;
}

/** Returns the charts of a market: its types, their median prices, and the number of listings month by month. */
export const marketCharts = (market: AreaMarket, hasPages: boolean): WireBlock[] => [
  ...chart('types', { fr: 'Par type de propriété', en: 'By property type' }, null, typeBars(market, hasPages)),
  ...chart('prices', priceTitles[market.transaction], priceNote, priceBars(market)),
  ...chart('months', monthsTitle(market), monthsNote(market), monthBars(market)),
];

/** Returns a chart in which the longest bar is that of the largest amount; none without bars. */
function chart(kind: string, title: Localized<string>, note: Localized<string> | null, bars: Bar[]): WireBlock[] {
  if (bars.length === 0) return [];
  const most = Math.max(...bars.map(({ amount }) => amount), 1);
  return [
    {
      id: `chart-${kind}`,
      block_type: 'area_chart_item',
      fields: {
        kind,
        main_title: texts('text', title),
        ...(note && { description: texts('text', note) }),
        bars_repeater: bars.map(({ id, name, value, amount, link }) => ({
          id,
          block_type: 'area_bar_item',
          fields: {
            main_title: texts('text', name),
            value: texts('text', value),
            share: amount / most,
            ...(link && { link }),
          },
        })),
      },
    },
  ];
}

const typeName = (type: AreaMarket['types'][number]['type']) =>
  both((locale) => capitalized(nounOf(type, locale).many));

const typeBars = (market: AreaMarket, hasPages: boolean): Bar[] =>
  market.types.map(({ type, count }) => ({
    id: `type-${type}`,
    name: typeName(type),
    value: both((locale) => formatCount(count, locale)),
    amount: count,
    ...(hasPages && { link: linkTo(marketKey(market, type), (locale) => capitalized(nounOf(type, locale).many)) }),
  }));

const priceTitles = {
  buy: { fr: 'Prix demandé médian par type', en: 'Median asking price by type' },
  rent: { fr: 'Loyer médian par type', en: 'Median rent by type' },
} as const;

const priceNote = {
  fr: 'La moitié des propriétés sont affichées à ce prix ou moins. Un type qui en compte moins de cinq n’y figure pas.',
  en: 'Half of the listings are at this price or less. A type with fewer than five is left out.',
};

const priceBars = ({ types }: AreaMarket): Bar[] =>
  types.flatMap(({ type, median }) =>
    median === null
      ? []
      : [
          {
            id: `price-${type}`,
            name: typeName(type),
            value: both((locale) => formatMoney(median, locale)),
            amount: median,
          },
        ],
  );

const monthsTitle = ({ transaction }: AreaMarket): Localized<string> =>
  transaction === 'buy'
    ? { fr: 'Propriétés à vendre, mois par mois', en: 'Listings for sale, month by month' }
    : { fr: 'Propriétés à louer, mois par mois', en: 'Listings for rent, month by month' };

/** Says from when the months are known, when they are fewer than a year. */
function monthsNote(market: AreaMarket): Localized<string> | null {
  const [first] = shownMonths(market);
  if (!first || isWholeYear(market)) return null;
  const name = monthName(first.month);
  return { fr: `Le site connaît ce nombre depuis ${name.fr}.`, en: `The site has known this number since ${name.en}.` };
}

const monthBars = (market: AreaMarket): Bar[] =>
  shownMonths(market).map(({ month, count }) => ({
    id: `month-${month}`,
    name: monthName(month),
    value: both((locale) => formatCount(count, locale)),
    amount: count,
  }));
