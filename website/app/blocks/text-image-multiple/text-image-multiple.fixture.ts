import {
  examplesOf,
  html,
  item,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const text = (fr: string, en: string) => item('text_row_item', { description: html(`<p>${fr}</p>`, `<p>${en}</p>`) });
const pictures = {
  river: pictureOf('landscape-001', 'Un quartier au bord du fleuve', 'A neighbourhood by the river', 2400, 1350),
  stone: pictureOf('facade-004', 'Une maison de pierre en automne', 'A stone house in autumn'),
  row: pictureOf('facade-006', 'Une maison en rangée', 'A row house'),
  snow: pictureOf('facade-010', 'Une maison canadienne sous la neige', 'A Québec farmhouse under snow'),
  room: pictureOf('room-001', 'Un salon baigné de lumière', 'A living room full of light'),
  office: pictureOf('office-004', 'Un bureau sur une rue bordée d’arbres', 'An office on a tree-lined street'),
};
const media = (...names: (keyof typeof pictures)[]) =>
  item('media_row_item', { media_repeater: names.map((name) => item('media_item', { media: pictures[name] })) });

const opening = text(
  'Le Vieux-Boucherville se parcourt à pied en vingt minutes. On y passe devant des maisons de 1750, une église, deux boulangeries et le plus long quai de la Rive-Sud.',
  'Old Boucherville takes twenty minutes on foot. You pass houses of 1750, a church, two bakeries and the longest pier of the South Shore.',
);
const closing = text(
  'Les prix y montent lentement depuis dix ans, sans à-coups. Les maisons de ville se vendent en trois semaines, les patrimoniales en deux mois.',
  'Prices have risen there slowly for ten years, without jolts. Townhouses sell in three weeks, heritage homes in two months.',
);

export const fixtures = examplesOf(
  'text_image_multiple_block',
  {
    main_title: textOf('Vivre dans le Vieux-Boucherville', 'Living in Old Boucherville'),
    cta: linkTo('Voir les propriétés', 'See the properties', '/proprietes'),
    rows_repeater: [opening, media('stone', 'row'), closing],
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      { rows_repeater: [opening, media('river'), closing, media('stone', 'row', 'snow'), opening, closing] },
    ),
    'many pictures': withParams(
      { color_scheme: 'normal-grey' },
      { rows_repeater: [media('river', 'room', 'office', 'snow'), closing] },
    ),
    'nothing optional': { main_title: null, cta: null, rows_repeater: [opening, closing] },
    'very long French title': {
      main_title: textOf(
        'Les quartiers patrimoniaux de la Montérégie, leurs commerces, leurs écoles et leurs rues anticonstitutionnellement paisibles',
        'The heritage neighbourhoods of Montérégie',
      ),
      cta: null,
    },
    'title alone': { rows_repeater: null },
  },
);
