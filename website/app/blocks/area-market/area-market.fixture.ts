import { examplesOf, item, lines, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const figure = (value: [string, string], meaning: [string, string]) =>
  item('area_figure_item', { main_title: textOf(...value), description: textOf(...meaning) });

const bar = (name: [string, string], value: [string, string], share: number, path?: string) =>
  item('area_bar_item', {
    main_title: textOf(...name),
    value: textOf(...value),
    share,
    ...(path && { link: linkTo(...name, path, 'href') }),
  });

const chart = (
  kind: 'types' | 'prices' | 'months',
  title: [string, string],
  bars: ReturnType<typeof bar>[],
  note?: [string, string],
) =>
  item('area_chart_item', {
    kind,
    main_title: textOf(...title),
    ...(note && { description: textOf(...note) }),
    bars_repeater: bars,
  });

const figures = [
  figure(['212', '212'], ['à vendre', 'for sale']),
  figure(['524\u00a0000\u00a0$', '$524,000'], ['prix demandé médian', 'median asking price']),
  figure(['41', '41'], ['nouveautés en 30\u00a0jours', 'new in 30 days']),
  figure(['+8\u00a0%', '+8%'], ['propriétés sur le marché, en un an', 'listings on the market, in a year']),
];

const types = chart(
  'types',
  ['Par type de propriété', 'By property type'],
  [
    bar(['Condos', 'Condos'], ['118', '118'], 1, '/a-vendre/montreal/verdun/condos'),
    bar(['Immeubles à revenus', 'Income properties'], ['61', '61'], 0.52, '/a-vendre/montreal/verdun'),
    bar(['Maisons', 'Houses'], ['33', '33'], 0.28, '/a-vendre/montreal/verdun/maisons'),
  ],
);

const prices = chart(
  'prices',
  ['Prix demandé médian par type', 'Median asking price by type'],
  [
    bar(['Condos', 'Condos'], ['459\u00a0000\u00a0$', '$459,000'], 0.46),
    bar(['Immeubles à revenus', 'Income properties'], ['998\u00a0000\u00a0$', '$998,000'], 1),
    bar(['Maisons', 'Houses'], ['735\u00a0000\u00a0$', '$735,000'], 0.74),
  ],
  [
    'La moitié des propriétés sont affichées à ce prix ou moins. Un type qui en compte moins de cinq n’y figure pas.',
    'Half of the listings are at this price or less. A type with fewer than five is left out.',
  ],
);

const names: [fr: string, en: string][] = [
  ['novembre 2025', 'November 2025'],
  ['décembre 2025', 'December 2025'],
  ['janvier 2026', 'January 2026'],
  ['février 2026', 'February 2026'],
  ['mars 2026', 'March 2026'],
  ['avril 2026', 'April 2026'],
  ['mai 2026', 'May 2026'],
  ['juin 2026', 'June 2026'],
  ['juillet 2026', 'July 2026'],
  ['août 2026', 'August 2026'],
  ['septembre 2026', 'September 2026'],
  ['octobre 2026', 'October 2026'],
  ['novembre 2026', 'November 2026'],
];
const counts = [196, 171, 158, 175, 204, 231, 248, 240, 222, 214, 219, 216, 212];
const months = names.map((name, index) => {
  const count = counts[index] ?? 0;
  return bar(name, [String(count), String(count)], count / 248);
});
const monthsTitle: [string, string] = ['Propriétés à vendre, mois par mois', 'Listings for sale, month by month'];

export const fixtures = examplesOf(
  'area_market_block',
  {
    main_title: textOf('Le marché à Verdun', 'The market in Verdun'),
    description: lines(
      'Les condos près du fleuve partent vite; les plex se négocient encore.',
      'Condos near the river go quickly; plexes can still be negotiated.',
    ),
    figures_repeater: figures,
    charts_repeater: [types, prices, chart('months', monthsTitle, months)],
    links_repeater: [
      item('area_link_item', {
        link: linkTo(
          'Propriétés à vendre à Verdun (Montréal)',
          'Properties for sale in Verdun (Montréal)',
          '/a-vendre/montreal/verdun',
          'href',
        ),
        count: 212,
      }),
    ],
  },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'figures alone': withParams({ types_enabled: false, prices_enabled: false, months_enabled: false }),
    'months without figures': withParams({ figures_enabled: false, types_enabled: false, prices_enabled: false }),
    'months since March': {
      charts_repeater: [
        types,
        chart('months', monthsTitle, months.slice(4), [
          'Le site connaît ce nombre depuis mars 2026.',
          'The site has known this number since March 2026.',
        ]),
      ],
    },
    'few listings': {
      figures_repeater: [figure(['3', '3'], ['à vendre', 'for sale'])],
      charts_repeater: [
        chart('types', ['Par type de propriété', 'By property type'], [bar(['Maisons', 'Houses'], ['3', '3'], 1)]),
      ],
    },
    'very long French title': {
      main_title: textOf(
        'Le marché immobilier résidentiel à Notre-Dame-du-Bon-Conseil-de-Saint-Augustin-de-Desmaures',
        'The residential market in Notre-Dame-du-Bon-Conseil-de-Saint-Augustin-de-Desmaures',
      ),
    },
    'without data': withParams(
      { core_data: { source: 'area', failed: true } },
      { description: null, figures_repeater: null, charts_repeater: null, links_repeater: null },
    ),
    'nothing at all': {
      main_title: null,
      description: null,
      figures_repeater: null,
      charts_repeater: null,
      links_repeater: null,
    },
  },
);
