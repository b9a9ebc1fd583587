import type { AreaMarket } from '@vitrine/contract/core/area.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { areaFigure } from './area-figure.ts';
import { formatChange, formatCount, formatMoney } from './area-formats.ts';
import { both } from './area-links.ts';
import { transactionName } from './area-nouns.ts';
import { marketChange } from './market-months.ts';

/** Returns the figures of a market: its number, its median price, what is new, and how the number has changed. */
export function marketFigures(market: AreaMarket): WireBlock[] {
  const { count, median, new_count, transaction } = market;
  if (count === 0) return [];
  const change = marketChange(market);
  return [
    areaFigure(
      'count',
      both((locale) => formatCount(count, locale)),
      both((locale) => transactionName(transaction, locale)),
    ),
    ...(median === null
      ? []
      : [
          areaFigure(
            'median',
            both((locale) => formatMoney(median, locale)),
            medianNames[transaction],
          ),
        ]),
    ...(new_count > 0
      ? [
          areaFigure(
            'new',
            both((locale) => formatCount(new_count, locale)),
            { fr: 'nouveautés en 30\u00a0jours', en: 'new in 30 days' },
          ),
        ]
      : []),
    ...(change
      ? [
          areaFigure(
            'change',
            both((locale) => formatChange(change.fraction, locale)),
            both((locale) => changeMeaning(change.since, locale)),
          ),
        ]
      : []),
  ];
}

export const medianNames = {
  buy: { fr: 'prix demandé médian', en: 'median asking price' },
  rent: { fr: 'loyer médian par mois', en: 'median monthly rent' },
} as const;

/** `since` is null for a whole year. */
function changeMeaning(since: Record<Locale, string> | null, locale: Locale): string {
  if (locale === 'fr')
    return since ? `propriétés sur le marché, depuis ${since.fr}` : 'propriétés sur le marché, en un an';
  return since ? `listings on the market, since ${since.en}` : 'listings on the market, in a year';
}
