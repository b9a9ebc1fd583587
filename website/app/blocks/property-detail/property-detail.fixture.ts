import { examplesOf, pictureFileOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import { oddPictureFile } from '../../components/odd-pictures.ts';

const withAlt = (key: string, alt: string) => ({ ...pictureFileOf(key), alt });

const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => pictureFileOf(`${kind}-${String((index % 24) + 1).padStart(3, '0')}`));

const card = (uls: string, key: string, street: string, price: number) => ({
  uls,
  type: 'Maison unifamiliale',
  address: `${street}, Montréal`,
  price,
  url: `/proprietes/maison-${uls}`,
  carousel_images: [pictureFileOf(key)],
  property_image: pictureFileOf(key),
  specs: { bed: '3', bath: '1.5', area: '1 240 pi²' },
  badge: null,
  coords: [45.53, -73.58],
});

/** Answer of core to `GET property/{uls}`. */
const listing = {
  uls: '20145678',
  type: 'Maison en rangée',
  address: '4318, rue Fabre, Montréal',
  price: 1_249_000,
  price_period: null,
  url: '/proprietes/maison-en-rangee-4318-rue-fabre-montreal-20145678',
  carousel_images: [pictureFileOf('facade-004')],
  property_image: pictureFileOf('facade-004'),
  specs: { bed: '4', bath: '2.0', area: '1 820 pi²' },
  badge: 'open-house',
  coords: [45.5305, -73.5787],
  status: 'active',
  property_type: 'maison',
  for_sale_for_rent: 'buy',
  description: {
    fr: 'Derrière sa façade de pierre, une maison de 1927 rénovée sans rien perdre de ses boiseries ni de ses plafonds de neuf pieds. La cuisine donne sur une cour plein sud où mûrissent des tomates jusqu’en octobre.\n\nTrois chambres à l’étage, une quatrième au rez-de-jardin avec sa salle d’eau. Le parc La Fontaine est à six minutes à pied.',
    en: 'Behind its stone façade, a 1927 house renovated without losing any of its woodwork or nine-foot ceilings. The kitchen opens onto a south-facing yard where tomatoes ripen until October.\n\nThree bedrooms upstairs, a fourth at garden level with its own bathroom. La Fontaine Park is six minutes away on foot.',
  },
  urls: { fr: '/proprietes/maison-20145678', en: '/properties/house-20145678' },
  street: { fr: '4318, rue Fabre', en: '4318 Fabre Street' },
  municipality: { MUN_CODE: '66023', DESCRIPTION: 'Montréal' },
  postal_code: 'H2J 3T6',
  bedrooms: 4,
  bathrooms: 2,
  living_area: 1820,
  lot_area: 2100,
  area_unit: 'sqft',
  year_built: 1927,
  listed_at: '2026-10-29T13:00:00Z',
  open_houses: [{ start: '2026-11-22T19:00:00Z', end: '2026-11-22T21:00:00Z' }],
  broker: 'maude-tessier-lavoie',
  broker_card: {
    name: 'Maude Tessier-Lavoie',
    job_title: { fr: 'Courtière immobilière résidentielle', en: 'Residential real estate broker' },
    phone: '514 555-0126',
    portrait: pictureFileOf('portrait-001'),
  },
  pictures: [
    withAlt('facade-004', 'Maison en rangée de pierre grise, escalier de fer et lilas'),
    withAlt('room-001', 'Salon aux moulures d’origine'),
    ...['room-002', 'room-003', 'room-004', 'room-005', 'room-006'].map((key) => pictureFileOf(key)),
  ],
  similar: [
    card('20145679', 'facade-010', '1207, avenue De Lorimier', 985_000),
    card('20145680', 'facade-021', '5540, rue Cartier', 1_120_000),
    card('20145681', 'facade-003', '2290, rue Rachel Est', 879_000),
  ],
};

const office = {
  office: 'plateau',
  office_card: {
    name: { fr: 'Boréale Plateau', en: 'Boréale Plateau' },
    address: { fr: '4200, rue Saint-Denis\nMontréal H2J 2K8', en: '4200 Saint-Denis Street\nMontréal H2J 2K8' },
    phone: '514 555-0170',
  },
};

const details = {
  costs: [
    { kind: 'municipal-tax', amount: 6_412, period: 'year', year: 2026 },
    { kind: 'school-tax', amount: 812, period: 'year', year: 2026 },
    { kind: 'association-fee', amount: 310.5, period: 'month' },
  ],
  rooms: [
    { type: 'living-room', level: 'ground', length: 4.27, width: 3.66 },
    { type: 'kitchen', level: 'ground', length: 3.66, width: 3.05 },
    { type: 'primary-bedroom', level: '2', length: 4.11, width: 3.35 },
    { type: 'bathroom', level: '2' },
  ],
  units: [],
  parking_spaces: 1,
  has_garage: true,
  has_pool: false,
  is_waterfront: null,
  zoning: 'Résidentiel',
  inclusions: { fr: 'Lave-vaisselle, stores, luminaires.', en: 'Dishwasher, blinds, light fixtures.' },
  exclusions: { fr: 'Lustre de la salle à manger.', en: '' },
};

const floor_plans = [
  { url: '/resources/plan-example-ground.svg', width: 1440, height: 1080, alt: 'Rez-de-chaussée' },
  { url: '/resources/plan-example-2.svg', width: 1440, height: 1080, alt: 'Étage' },
];
const tour = (kind: 'tour' | 'film', url: string) => ({ kind, url: { fr: url, en: url } });
const nearby = [
  { ...card('20145682', 'facade-012', '4302, rue Fabre', 1_090_000), distance: 40 },
  { ...card('20145683', 'facade-014', '4455, rue Garnier', 648_000), distance: 210 },
  { ...card('20145684', 'facade-016', '1801, avenue du Mont-Royal Est', 519_000), distance: 460 },
  { ...card('20145685', 'facade-018', '4020, avenue Papineau', 734_900), distance: 958 },
];

/** The values that core changes in a listing that is off the market. */
const withdrawn = {
  status: 'off_market',
  price: null,
  badge: null,
  specs: {},
  description: { fr: '', en: '' },
  carousel_images: [],
  property_image: null,
  pictures: [],
  open_houses: [],
};

const unbuilt = { bedrooms: null, bathrooms: null, living_area: null, year_built: null };

/** Returns what differs from the default example: the changed values of the listing, in a scheme. */
const withListing = (changes: Record<string, unknown>, params: Record<string, unknown> = {}) =>
  withParams({ ...coreData({ ...listing, ...changes }), ...params });

const coreData = (answer: object | null) => ({
  color_scheme: 'normal',
  core_data: { source: 'properties', listing: answer },
});
const inverted = { color_scheme: 'inverted' };

const longSentence =
  'Vendue sans garantie légale de qualité aux risques et périls de l’acquéreur, avec servitude de passage notariée en faveur du fonds voisin, puits artésien partagé, installation septique conforme et bornage de 2019. ';

export const fixtures = examplesOf('property_detail_block', withParams(coreData(listing)), {
  everything: withListing({
    co_broker_cards: [
      {
        slug: 'olivier-marchand',
        card: {
          name: 'Olivier Marchand',
          job_title: { fr: 'Courtier immobilier résidentiel', en: 'Residential real estate broker' },
          phone: '514 555-0127',
          portrait: null,
        },
      },
    ],
    ...office,
    details,
    is_location_approximate: true,
    open_houses: [
      { start: '2026-11-21T18:00:00Z', end: '2026-11-21T20:00:00Z' },
      { start: '2026-11-22T19:30:00Z', end: '2026-11-22T21:00:00Z' },
      { start: '2026-11-28T18:00:00Z', end: '2026-11-28T20:00:00Z' },
    ],
    similar: [...listing.similar, ...listing.similar.map((each) => ({ ...each, uls: `3${each.uls.slice(1)}` }))],
  }),
  'sold, inverted': withListing({ status: 'sold', badge: 'sold', price: null, open_houses: [] }, inverted),
  'a rent with little known of it': withListing({
    type: 'Condo',
    price: 1650,
    price_period: 'month',
    badge: 'rent',
    property_type: 'condo',
    for_sale_for_rent: 'rent',
    specs: { bed: '1', bath: '0.0', area: null },
    description: { fr: '', en: '' },
    living_area: null,
    lot_area: null,
    year_built: null,
    open_houses: [],
    ...office,
    broker: null,
    broker_card: null,
    pictures: ['room-001', 'room-002'].map((key) => pictureFileOf(key)),
    similar: [],
  }),
  'land, about there': withListing({
    ...unbuilt,
    type: 'Terrain',
    address: 'Chemin du Lac-Brûlé, Sainte-Agathe-des-Monts',
    property_type: 'terrain',
    price: 129_900,
    badge: 'new',
    specs: { bed: '0', bath: '0.0', area: null },
    lot_area: 412_000,
    is_location_approximate: true,
    open_houses: [],
    description: {
      fr: 'Terrain boisé en pente douce, à dix minutes du village. Le puits est creusé et le chemin, entretenu à l’année.',
      en: 'Gently sloping wooded lot, ten minutes from the village. The well is dug and the road is kept up all year.',
    },
    pictures: [pictureFileOf('facade-031')],
  }),
  'a triplex with its rents': withListing({
    type: 'Triplex',
    property_type: 'prop',
    details: {
      costs: [{ kind: 'taxes', amount: 9_120, period: 'year' }],
      units: [{ rooms: 5, bedrooms: 3, rent: 1_850 }, { rooms: 4, bedrooms: 2, rent: 1_420 }, { bedrooms: 2 }],
    },
  }),
  'a shop': withListing({
    ...unbuilt,
    type: 'Propriété commerciale',
    property_type: 'comm',
    bedrooms: 2,
    specs: { bed: '2', bath: '1.0', area: '1 820 pi²' },
    living_area: 169,
    area_unit: 'sqm',
    badge: 'commercial',
    open_houses: [],
    pictures: [pictureFileOf('facade-033')],
  }),
  'without a picture, a very long French address': withListing({
    address: '12847, montée du Petit-Rang-Saint-Jean-Baptiste Nord, Saint-Antoine-de-l’Isle-aux-Grues',
    broker_card: null,
    pictures: [],
  }),
  'one picture': withListing({ pictures: listing.pictures.slice(0, 1) }),
  'odd photos, a small one first': withListing({
    pictures: (['small', 'tall', 'panorama', 'dark', 'huge'] as const).map(oddPictureFile),
  }),
  'a tall photo first': withListing({ pictures: (['tall', 'small'] as const).map(oddPictureFile) }),
  'forty pictures': withListing({ pictures: [...numbered('room', 20), ...numbered('facade', 20)] }),
  'nobody knows where it is': withListing({ coords: null }),
  'very long French remarks': withListing({
    description: { fr: Array.from({ length: 12 }, () => longSentence.repeat(2)).join('\n\n'), en: longSentence },
  }),
  'described in the other language alone': withListing({
    description: { fr: '', en: listing.description.en },
  }),
  'previous prices': withListing({
    price_history: [
      { price: 1_295_000, until: '2026-11-12T15:00:00Z' },
      { price: 1_349_000, until: '2026-10-30T15:00:00Z' },
    ],
  }),
  'floor plans, tours and films': withListing({
    details: {
      ...details,
      tours: [
        tour('tour', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'),
        tour('tour', 'https://visite.example.ca/4318-fabre'),
        tour('film', 'https://vimeo.com/76979871'),
        tour('film', 'https://youtu.be/aqz-KE-bpKQ'),
      ],
    },
    floor_plans,
    nearby,
  }),
  'one floor plan, a tour without photos, inverted': withListing(
    {
      pictures: [],
      floor_plans: floor_plans.slice(0, 1),
      details: { ...details, tours: [tour('tour', 'https://my.matterport.com/show/?m=SxQL3iGyoDo')] },
      nearby: nearby.slice(0, 2),
    },
    inverted,
  ),
  'under a conditional offer': withListing({ badge: 'conditional', has_conditional_offer: true, open_houses: [] }),
  'off the market': withListing(withdrawn),
  'off the market, expired': withListing({ ...withdrawn, off_market_reason: 'expired' }),
  'sold long ago': withListing({ ...withdrawn, status: 'gone', off_market_reason: 'sold' }),
  'gone, nothing like it, inverted': withListing({ ...withdrawn, status: 'gone', broker: null, similar: [] }, inverted),
  'core did not answer': withParams(coreData(null)),
});
