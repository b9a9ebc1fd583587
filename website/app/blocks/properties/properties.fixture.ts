import { type BlockFixtures, iconOf, item, lines, linkTo, pictureOf, words } from '../fixtures.ts';

interface Example {
  uls: string;
  price: [fr: string, en: string] | null;
  street: [fr: string, en: string];
  coords: [number, number];
  picture: string;
  tag?: { name: [fr: string, en: string]; background: string; color: string };
}

const isNew = { name: ['Nouveau', 'New'], background: '#003DA5', color: '#FFFFFF' } satisfies Example['tag'];
const isSold = { name: ['Vendu', 'Sold'], background: '#C8102E', color: '#FFFFFF' } satisfies Example['tag'];

const examples: Example[] = [
  {
    uls: '20000001',
    price: ['624\u00a0900\u00a0$', '$624,900'],
    street: ['128, rue des Érables', '128 Rue des Érables'],
    coords: [46.8123, -71.2145],
    picture: 'facade-001',
    tag: isNew,
  },
  {
    uls: '20000002',
    price: ['1\u00a0450\u00a0$\u00a0/\u00a0mois', '$1,450\u00a0/\u00a0month'],
    street: ['77, rue Saint-Jean, app. 4', '77 Rue Saint-Jean, Apt. 4'],
    coords: [46.8095, -71.2211],
    picture: 'facade-004',
  },
  {
    uls: '20000003',
    price: null,
    street: ['902, chemin Sainte-Foy', '902 Chemin Sainte-Foy'],
    coords: [46.7972, -71.2506],
    picture: 'facade-007',
    tag: isSold,
  },
  {
    uls: '20000004',
    price: ['389\u00a0000\u00a0$', '$389,000'],
    street: ['14, avenue Cartier', '14 Avenue Cartier'],
    coords: [46.8031, -71.2269],
    picture: 'facade-009',
  },
  {
    uls: '20000005',
    price: ['1\u00a0250\u00a0000\u00a0$', '$1,250,000'],
    street: ['5, Grande Allée Est', '5 Grande Allée Est'],
    coords: [46.8058, -71.2163],
    picture: 'facade-012',
    tag: isNew,
  },
  {
    uls: '20000006',
    price: ['245\u00a0000\u00a0$', '$245,000'],
    street: ['31, 3e Rue', '31 3rd Street'],
    coords: [46.8249, -71.2261],
    picture: 'facade-015',
  },
];

const specs = (uls: string) => [
  { id: `${uls}-bed`, ...item('icon_list_item', { icon: iconOf('bed'), description: lines('3') }) },
  { id: `${uls}-bath`, ...item('icon_list_item', { icon: iconOf('bath'), description: lines('2') }) },
  {
    id: `${uls}-area`,
    ...item('icon_list_item', { icon: iconOf('ruler'), description: lines('1\u00a0240\u00a0pi²', '1,240\u00a0ft²') }),
  },
];

const linkOf = (uls: string) => ({
  ...linkTo('Voir la propriété', 'See the property', '', 'href'),
  url: { fr: `/proprietes/maison-${uls}`, en: `/properties/house-${uls}` },
});

const card = ({ uls, price, street, picture, tag }: Example) => ({
  id: `listing-${uls}`,
  ...item('property_listing_item', {
    hover_id: uls,
    super_title: words('Maison', 'House'),
    main_title: price && words(...price),
    sub_title: words(...street),
    secondary_title: words('Québec'),
    link: linkOf(uls),
    tags_repeater: tag
      ? [
          {
            id: `${uls}-tag`,
            ...item('tag_item', {
              name: words(...tag.name),
              bg_color_primary: tag.background,
              text_color: tag.color,
            }),
          },
        ]
      : [],
    list_items_repeater: specs(uls),
    medias_repeater: [{ id: `${uls}-media`, ...item('media_item', { media: pictureOf(picture, '', '') }) }],
  }),
});

const marker = ({ uls, price, street, coords, picture }: Example) => ({
  id: `marker-${uls}`,
  ...item('property_map_item', {
    coords,
    hover_id: uls,
    tooltip: price && words(...price),
    popup_repeater: [
      {
        id: `popup-${uls}`,
        ...item('property_map_popup_item', {
          media: pictureOf(picture, '', ''),
          main_title: price && words(...price),
          sub_title: words(...street),
          secondary_title: words('Maison', 'House'),
          link: linkOf(uls),
          list_items_repeater: specs(`popup-${uls}`),
        }),
      },
    ],
  }),
});

const example = (count: number, fields: Record<string, unknown> = {}) =>
  item('properties_block', {
    main_title: words('Nouvellement sur le marché', 'New on the market'),
    cta: linkTo('Voir toutes les propriétés', 'See all properties', '/proprietes'),
    properties_repeater: examples.slice(0, count).map(card),
    map_repeater: examples.slice(0, count).map(marker),
    total: count === 1 ? 1 : 812,
    ...fields,
  });

export const fixtures: BlockFixtures = {
  default: example(6),
  everything: { ...example(6), block_params: { color_scheme: 'normal-grey' } },
  'exactly three listings': example(3),
  'one listing': example(1),
  'without a map': example(6, { map_repeater: [] }),
  'without the see-all button': { ...example(6), block_params: { properties_cta_enabled: false } },
  'no results': example(0, { total: 0 }),
  'core is away': {
    ...example(0),
    block_params: { core_data: { source: 'properties', failed: true } },
  },
  'very long French title': example(4, {
    main_title: words(
      'Les propriétés que nos courtiers ont visitées cette semaine et qu’ils vous recommandent sans hésiter',
      'The properties that our brokers visited this week',
    ),
  }),
};
