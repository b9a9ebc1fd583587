import { examplesOf, item, lines, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const statistic = (title: [string, string], description: [string, string], fields: Record<string, unknown> = {}) =>
  item('statistic_item', { main_title: textOf(...title), description: lines(...description), ...fields });

const figures = [
  statistic(['214', '214'], ['propriétés vendues en 2025', 'properties sold in 2025'], {
    super_title: textOf('Ventes', 'Sales'),
  }),
  statistic(['98,6\u00a0%', '98.6%'], ['du prix demandé, en moyenne', 'of the asking price, on average'], {
    super_title: textOf('Prix', 'Price'),
  }),
  statistic(['23\u00a0jours', '23 days'], ['entre l’affichage et l’offre acceptée', 'from listing to accepted offer'], {
    super_title: textOf('Délai', 'Time'),
  }),
  statistic(['4,9 sur 5', '4.9 of 5'], ['d’après 371 avis vérifiés', 'in 371 verified reviews'], {
    super_title: textOf('Satisfaction', 'Satisfaction'),
  }),
];
const withPictures = [
  pictureOf('facade-004', '', ''),
  pictureOf('room-001', '', ''),
  pictureOf('landscape-001', '', '', 2400, 1350),
].map((image, index) => item('statistic_item', { ...figures[index]?.fields, image }));
const withColours = [
  { bg_color_primary: 'accent1.normal' },
  { bg_color_primary: 'gray2', text_color: 'gray10' },
  { bg_color_primary: 'gray9', text_color: 'white' },
].map((colours, index) => item('statistic_item', { ...figures[index]?.fields, ...colours }));

export const fixtures = examplesOf(
  'statistics_block',
  { main_title: textOf('Une année en chiffres', 'A year in figures'), statistics_repeater: figures },
  {
    everything: withParams({ color_scheme: 'inverted', variant: 'variant_2' }, { statistics_repeater: withPictures }),
    'cards in colours': withParams({ variant: 'variant_2' }, { statistics_repeater: withColours }),
    'list beside the title': withParams({ color_scheme: 'normal-grey', variant: 'variant_3' }),
    'list with pictures': withParams({ variant: 'variant_3' }, { statistics_repeater: withPictures }),
    'columns in colours': { statistics_repeater: withColours },
    'a variant that does not exist': withParams({ variant: 'variant_9' }),
    'nothing optional': {
      main_title: null,
      statistics_repeater: [
        item('statistic_item', { main_title: textOf('42') }),
        item('statistic_item', { main_title: textOf('7') }),
      ],
    },
    'very long French title': {
      main_title: textOf(
        'Les résultats de notre équipe au cours des douze derniers mois sur l’ensemble du territoire',
        'Our results of the last twelve months',
      ),
      statistics_repeater: [
        statistic(
          ['1\u00a0450\u00a0000\u00a0000\u00a0$', '$1,450,000,000'],
          ['de transactions anticonstitutionnellement documentées', 'of documented transactions'],
        ),
        ...figures.slice(0, 3),
      ],
    },
    'no item at all': { statistics_repeater: null },
  },
);
