import { examplesOf, item, lines, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const figure = (value: [string, string], meaning: [string, string]) =>
  item('area_figure_item', { main_title: textOf(...value), description: textOf(...meaning) });

const breadcrumb = (fr: string, en: string, url: string) =>
  item('breadcrumb_item', { link: linkTo(fr, en, url, 'href') });

const share = (fr: string, en: string, count: number, part: number, isCurrent = false) =>
  item('area_share_item', {
    main_title: textOf(fr, en),
    link: isCurrent ? null : linkTo(fr, en, `/a-vendre/montreal/${fr.toLowerCase()}`, 'href'),
    count,
    share: part,
  });

const breadcrumbs = [
  breadcrumb('Accueil', 'Home', '/'),
  breadcrumb('À vendre', 'For sale', '/a-vendre'),
  breadcrumb('Montréal', 'Montréal', '/a-vendre/montreal'),
];
const figures = [
  figure(['1\u00a0204', '1,204'], ['à vendre', 'for sale']),
  figure(['549\u00a0000\u00a0$', '$549,000'], ['prix demandé médian', 'median asking price']),
  figure(['189\u00a0000\u00a0$', '$189,000'], ['le prix le plus bas', 'lowest price']),
  figure(['96', '96'], ['nouveautés en 30\u00a0jours', 'new in 30 days']),
];
const shares = [
  share('Condos', 'Condos', 1204, 0.47, true),
  share('Maisons', 'Houses', 702, 0.27),
  share('Immeubles à revenus', 'Income properties', 540, 0.21),
  share('Terrains', 'Lots', 128, 0.05),
];

export const fixtures = examplesOf(
  'area_block',
  {
    breadcrumbs_repeater: breadcrumbs,
    main_title: textOf('Condos à vendre à Montréal', 'Condos for sale in Montréal'),
    description: lines(
      '1\u00a0204\u00a0condos sont à vendre à Montréal. La moitié sont affichés à 549\u00a0000\u00a0$ ou moins, et les prix vont de 189\u00a0000\u00a0$ à 4\u00a0900\u00a0000\u00a0$.',
      '1,204 condos are for sale in Montréal. Half are listed at $549,000 or less, and prices run from $189,000 to $4,900,000.',
    ),
    cta: linkTo('Voir les 1\u00a0204\u00a0condos', 'See all 1,204 condos', '/proprietes?mun=66023&type=condo'),
    guide: linkTo(
      'Guide du secteur\u00a0: Vivre à Montréal',
      'Area guide: Living in Montréal',
      '/quartiers/montreal',
      'href',
    ),
    figures_repeater: figures,
    shares_title: textOf('Par type de propriété', 'By property type'),
    shares_repeater: shares,
  },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'without figures': {
      description: lines(
        'Aucun condo n’est à vendre à Montréal en ce moment. Voyez ce qui est offert à proximité.',
        'No condo is for sale in Montréal at the moment. See what is on offer nearby.',
      ),
      figures_repeater: null,
      shares_repeater: null,
      cta: null,
      guide: null,
    },
    'very long French title': {
      main_title: textOf(
        'Propriétés commerciales à vendre à Notre-Dame-du-Bon-Conseil-de-Saint-Augustin-de-Desmaures',
        'Commercial properties for sale in Notre-Dame-du-Bon-Conseil-de-Saint-Augustin-de-Desmaures',
      ),
    },
    'shares that are no fractions': {
      shares_repeater: [share('Condos', 'Condos', 3, 7), share('Maisons', 'Houses', 0, -1)],
    },
    'without data': withParams(
      { core_data: { failed: true } },
      {
        breadcrumbs_repeater: null,
        description: null,
        cta: null,
        guide: null,
        figures_repeater: null,
        shares_title: null,
        shares_repeater: null,
      },
    ),
    'nothing optional': {
      breadcrumbs_repeater: null,
      description: null,
      cta: null,
      guide: null,
      figures_repeater: null,
      shares_title: null,
      shares_repeater: null,
    },
  },
);
