import type { AreaMarket } from '@vitrine/contract/core/area.ts';
import type { AreaKey } from '@vitrine/contract/core/area-path.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { linkTo } from './area-links.ts';
import { capitalized, inBorough, inPlace, nounOf, transactionName } from './area-nouns.ts';

/** Returns the key of the page of a market, or of one of its types. */
export const marketKey = (
  { transaction, municipality, borough }: AreaMarket,
  type: AreaKey['type'] = null,
): AreaKey => ({
  transaction,
  municipality: municipality.slug,
  borough: borough?.slug ?? null,
  type,
});

/** Returns the link to the page with the listings of a market. */
export const marketLinks = (market: AreaMarket, hasPages: boolean): WireBlock[] =>
  market.count === 0 || !hasPages
    ? []
    : [
        {
          id: 'market-listings',
          block_type: 'area_link_item',
          fields: {
            link: linkTo(marketKey(market), (locale) => {
              const { transaction, municipality, borough } = market;
              const where = borough
                ? inBorough(borough.name, municipality.name, locale)
                : inPlace(municipality.name, locale);
              return `${capitalized(nounOf(null, locale).many)} ${transactionName(transaction, locale)} ${where}`;
            }),
            count: market.count,
          },
        },
      ];
