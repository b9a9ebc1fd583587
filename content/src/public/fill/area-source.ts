import type { AreaMarket } from '@vitrine/contract/core/area.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { asText } from '../../values/untyped-values.ts';
import { marketCharts } from '../areas/market-charts.ts';
import { marketFigures } from '../areas/market-figures.ts';
import { marketLinks } from '../areas/market-links.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import type { FillSource } from './fill-source.ts';

/** Items of the market block by their type. Their links lead to area pages, which only a site with a search page has. */
const makers: Readonly<Record<string, (market: AreaMarket, hasPages: boolean) => WireBlock[]>> = {
  area_figure_item: marketFigures,
  area_chart_item: marketCharts,
  area_link_item: marketLinks,
};

/** The market of the place of `query.place`, a code. An unknown place has nothing to show. */
export const areaSource: FillSource = {
  canFill: (type) => Object.hasOwn(makers, type),
  async find({ core }, { site, query }) {
    addTags(tagOf.listings(site.micrositeId));
    const place = asText(query.place);
    const transaction = query.transaction === 'rent' ? 'rent' : 'buy';
    const market = place === undefined ? null : await core.findAreaMarket(site, { transaction, place });
    return {
      itemsOf: ([type = '']) => (market ? (makers[type]?.(market, site.searchLocales.length > 0) ?? []) : []),
      total: market?.count ?? 0,
      options: [],
    };
  },
};
