import { iconOf, item, lines, linkTo, pictureOf, words } from './fixtures.ts';

/** Example listings for the blocks, as the content service sends them. */

export interface PropertyExample {
  uls: string;
  price: [fr: string, en: string] | null;
  street: [fr: string, en: string];
  coords: [number, number];
  /** Key of a demo picture; null shows the listing without one. */
  picture: string | null;
  tag?: { name: [fr: string, en: string]; background: string; color: string };
}

const isNew = { name: ['Nouveau', 'New'], background: '#003DA5', color: '#FFFFFF' } satisfies PropertyExample['tag'];
const isSold = { name: ['Vendu', 'Sold'], background: '#C8102E', color: '#FFFFFF' } satisfies PropertyExample['tag'];

export const propertyExamples: PropertyExample[] = [
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

const tagsOf = (uls: string, tag: PropertyExample['tag']) =>
  tag
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
    : [];

/** Returns the listing as a card of a listing block. */
export const cardOf = ({ uls, price, street, picture, tag }: PropertyExample) => ({
  id: `listing-${uls}`,
  ...item('property_listing_item', {
    hover_id: uls,
    super_title: words('Maison', 'House'),
    main_title: price && words(...price),
    sub_title: words(...street),
    secondary_title: words('Québec'),
    link: linkOf(uls),
    tags_repeater: tagsOf(uls, tag),
    list_items_repeater: specs(uls),
    medias_repeater: picture
      ? [{ id: `${uls}-media`, ...item('media_item', { media: pictureOf(picture, '', '') }) }]
      : [],
  }),
});

/** Returns the listing as a map marker with its popup. */
export const markerOf = ({ uls, price, street, coords, picture }: PropertyExample) => ({
  id: `marker-${uls}`,
  ...item('property_map_item', {
    coords,
    hover_id: uls,
    tooltip: price && words(...price),
    popup_repeater: [
      {
        id: `popup-${uls}`,
        ...item('property_map_popup_item', {
          media: picture && pictureOf(picture, '', ''),
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

/** Returns the listing as an item of the featured properties block. */
export const featuredOf = ({ uls, price, street, picture, tag }: PropertyExample) => ({
  id: `featured-${uls}`,
  ...item('featured_property_item', {
    super_title: words('Maison', 'House'),
    main_title: price && words(...price),
    sub_title: words(...street),
    secondary_title: words('Québec'),
    bg_media: picture && pictureOf(picture, '', ''),
    link: linkOf(uls),
    tags_repeater: tagsOf(`featured-${uls}`, tag),
    list_items_repeater: specs(`featured-${uls}`),
  }),
});

/** Returns a marker without content: its popup is fetched when it first opens. */
export const bareMarkerOf = ({ uls, coords }: PropertyExample) => ({
  id: `marker-${uls}`,
  ...item('property_map_item', { coords, hover_id: uls }),
});

export const invitation = {
  id: 'invitation',
  ...item('property_cta_item', {
    image: pictureOf('office-004', 'L’équipe autour d’une table', 'The team around a table'),
    main_title: words('Vous ne trouvez pas\u00a0?', 'Nothing for you yet?'),
    description: lines(
      'Décrivez-nous votre projet, nous cherchons avec vous.',
      'Tell us about your plans, and we will search with you.',
    ),
    cta: linkTo('Prendre rendez-vous', 'Make an appointment', '/contact'),
  }),
};

/** The example listings without pictures. */
export const plainExamples = propertyExamples.map((example) => ({ ...example, picture: null }));

/** The example listings with a very long address. */
export const longExamples = propertyExamples.map(
  (example): PropertyExample => ({
    ...example,
    street: [
      '12480-12482, boulevard de la Rivière-des-Prairies-et-du-Sault-au-Récollet Est, app. 1204-A',
      '12480-12482 Boulevard de la Rivière-des-Prairies-et-du-Sault-au-Récollet Est, Apt. 1204-A',
    ],
  }),
);

/** Block params of a block whose listings could not be loaded from core. */
export const failedCoreData = { core_data: { source: 'properties', failed: true } };

/** Body of `GET search-filters`, in place of the answer that the server loads. */
export const searchFilters = {
  data: {
    municipalities: [
      { MUN_CODE: '25213', DESCRIPTION: 'Lévis' },
      { MUN_CODE: '66023', DESCRIPTION: 'Montréal' },
      { MUN_CODE: '23027', DESCRIPTION: 'Québec' },
    ],
    property_types: [
      { code: 'maison', label: { fr: 'Maisons', en: 'Houses' } },
      { code: 'condo', label: { fr: 'Condos', en: 'Condos' } },
      { code: 'chalet', label: { fr: 'Chalets', en: 'Cottages' } },
    ],
  },
};
