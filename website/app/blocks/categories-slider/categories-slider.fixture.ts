import { examplesOf, item, linkTo, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const category = (picture: string, count: number | null, title: [string, string], address: string) =>
  item('category_item', {
    property_count: count,
    main_title: textOf(...title),
    image: pictureOf(picture, '', ''),
    link: linkTo(...title, address, 'href'),
  });

const categories = [
  category('facade-005', 412, ['Maisons unifamiliales', 'Single-family homes'], '/proprietes?type=maison'),
  category('room-004', 286, ['Condos', 'Condos'], '/proprietes?type=condo'),
  category('facade-012', 97, ['Plex et revenus', 'Income properties'], '/proprietes?type=prop'),
  category('landscape-003', 38, ['Chalets', 'Cottages'], '/proprietes?type=chalet'),
  category('landscape-007', 1204, ['Terrains', 'Land'], '/proprietes?type=terrain'),
  category('office-002', 1, ['Commercial', 'Commercial'], '/proprietes?type=comm'),
];

export const fixtures = examplesOf(
  'categories_slider_block',
  {
    main_title: textOf('Que cherchez-vous\u00a0?', 'What are you looking for?'),
    categories_repeater: categories,
  },
  {
    everything: withParams({ color_scheme: 'inverted' }),
    'three categories': { categories_repeater: categories.slice(0, 3) },
    'one category': { categories_repeater: categories.slice(0, 1) },
    'without pictures and numbers': {
      categories_repeater: categories.map(({ fields }) =>
        item('category_item', { ...fields, image: null, property_count: null }),
      ),
    },
    'without a title': { main_title: null },
    'very long French title': {
      main_title: textOf(
        'Des maisons, des condos, des plex et des chalets choisis dans toutes les régions du Québec',
        'Homes in every region of Québec',
      ),
      categories_repeater: [
        category(
          'facade-005',
          12,
          ['Immeubles à revenus multirésidentiels intergénérationnels', 'Multigenerational buildings'],
          '/proprietes',
        ),
        ...categories,
      ],
    },
    'no item at all': { main_title: null, categories_repeater: null },
  },
);
