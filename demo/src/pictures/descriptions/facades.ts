import type { Alt, PropertyType, Season } from './description.ts';

/** Facts that can be seen in the drawing of a façade. A listing with other facts must not get it; a fact that is absent fits every listing. */
export interface FacadeFacts {
  /** First and last year in which such a house may have been built. */
  years?: readonly [from: number, to: number];
  /** Fewest and most dwellings of a plex. */
  units?: readonly [from: number, to: number];
  /** Number of storeys. */
  storeys?: number;
  /** The municipality whose houses look so. */
  city?: string;
  isByWater?: boolean;
}

interface FacadeDescription {
  propertyType: PropertyType;
  season: Season;
  alt: Alt;
  facts: FacadeFacts;
}

function facade(
  propertyType: PropertyType,
  season: Season,
  fr: string,
  en: string,
  facts: FacadeFacts = {},
): FacadeDescription {
  return { propertyType, season, alt: { fr, en }, facts };
}

/** Every façade by key: its type, its season and hour, and its alternative text. */
export const facades = {
  'facade-001': facade(
    'prop',
    'summer',
    'Triplex montréalais en brique rouge avec ses escaliers extérieurs, un après-midi d’été',
    'Red-brick Montréal triplex with its outside staircases on a summer afternoon',
    { units: [3, 3] },
  ),
  'facade-002': facade(
    'prop',
    'autumn',
    'Triplex en brique brune à l’heure dorée, encadré d’érables rougis par l’automne',
    'Brown-brick triplex at golden hour, framed by maples in full autumn red',
    { units: [3, 3] },
  ),
  'facade-003': facade(
    'prop',
    'winter',
    'Triplex aux fenêtres éclairées au crépuscule, ses escaliers couverts de neige fraîche',
    'Triplex with lit windows at dusk, its staircases covered in fresh snow',
    { units: [3, 3] },
  ),
  'facade-004': facade(
    'prop',
    'spring',
    'Duplex en pierre grise et son escalier noir sous les premières feuilles du printemps',
    'Greystone duplex and its black staircase under the first leaves of spring',
    { units: [2, 2] },
  ),
  'facade-005': facade(
    'maison',
    'spring',
    'Maisons en rangée de brique aux portes colorées, un matin de printemps',
    'Brick row houses with coloured doors on a spring morning',
    { years: [1880, 1960] },
  ),
  'facade-006': facade(
    'maison',
    'winter',
    'Maisons en rangée illuminées à la tombée du jour, toits et corniches enneigés',
    'Row houses glowing at nightfall, snow on their roofs and cornices',
    { years: [1880, 1960] },
  ),
  'facade-007': facade(
    'maison',
    'summer',
    'Maison de pierre du Vieux-Québec, toit de tôle pentu et lucarnes, par une journée d’été',
    'Old Québec stone house with a steep tin roof and dormers on a summer day',
    { years: [1700, 1925], city: 'Québec' },
  ),
  'facade-009': facade(
    'maison',
    'autumn',
    'Maison de pierre à toit rouge et lucarnes dans la lumière dorée d’octobre',
    'Stone house with a red roof and dormers in golden October light',
    { years: [1700, 1935] },
  ),
  'facade-010': facade(
    'maison',
    'summer',
    'Cottage de banlieue à pignons, garage attenant et pelouse soignée, en été',
    'Gabled suburban two-storey home with attached garage and neat lawn in summer',
    { years: [1970, 2100] },
  ),
  'facade-011': facade(
    'maison',
    'autumn',
    'Cottage familial gris ardoise entouré d’érables orangés, en fin de journée',
    'Slate-grey family home surrounded by orange maples late in the day',
    { years: [1985, 2100] },
  ),
  'facade-012': facade(
    'maison',
    'winter',
    'Cottage blanc au toit enneigé sous un ciel d’hiver clair',
    'White two-storey home with a snowy roof under a clear winter sky',
    { years: [1970, 2100] },
  ),
  'facade-014': facade(
    'maison',
    'summer',
    'Maison contemporaine à toit plat, bois et métal noir, vitrée et éclairée au crépuscule',
    'Contemporary flat-roof house in wood and black metal, glazed and lit at dusk',
    { years: [2000, 2100] },
  ),
  'facade-015': facade(
    'maison',
    'autumn',
    'Maison contemporaine de bois et de métal noir devant une forêt d’automne',
    'Contemporary wood and black metal house against an autumn forest',
    { years: [2000, 2100] },
  ),
  'facade-017': facade(
    'maison',
    'summer',
    'Bungalow de brique des années soixante, abri d’auto et platebandes fleuries',
    'Sixties brick bungalow with a carport and flower beds',
    { years: [1950, 1980] },
  ),
  'facade-019': facade(
    'maison',
    'winter',
    'Bungalow sous la neige, entrée déneigée et fenêtres éclairées en fin de journée',
    'Bungalow under snow, driveway cleared and windows lit at day’s end',
    { years: [1945, 1990] },
  ),
  'facade-020': facade(
    'condo',
    'summer',
    'Tour de condos vitrée du centre-ville, balcons éclairés au crépuscule',
    'Glass condo tower downtown, balconies lit at dusk',
    { storeys: 13, years: [1962, 2100] },
  ),
  'facade-021': facade(
    'condo',
    'spring',
    'Tour de condos de verre et de béton blanc contre un ciel de printemps',
    'Glass and white concrete condo tower against a spring sky',
    { storeys: 11, years: [1962, 2100] },
  ),
  'facade-022': facade(
    'condo',
    'summer',
    'Immeuble de condos de six étages en brique et bois, à l’heure dorée',
    'Six-storey brick and wood condo building at golden hour',
    { storeys: 6, years: [1985, 2100] },
  ),
  'facade-024': facade(
    'ferme',
    'summer',
    'Maison de ferme blanche, grange rouge et silo au milieu des champs d’été',
    'White farmhouse, red barn and silo among summer fields',
  ),
  'facade-026': facade(
    'ferme',
    'winter',
    'Ferme en hiver, grange rouge et silo sur une plaine enneigée',
    'Farm in winter, red barn and silo on a snow-covered plain',
  ),
  'facade-028': facade(
    'chalet',
    'autumn',
    'Chalet en A de cèdre foncé parmi les érables et les épinettes d’automne',
    'Dark cedar A-frame chalet among autumn maples and spruces',
  ),
  'facade-029': facade(
    'chalet',
    'winter',
    'Chalet de bois rond sous la neige, cheminée fumante à l’heure bleue',
    'Log chalet under snow, chimney smoking at the blue hour',
  ),
  'facade-030': facade(
    'chalet',
    'autumn',
    'Chalet de bois rond à cheminée de pierre devant la forêt d’automne',
    'Log chalet with a stone chimney before the autumn forest',
  ),
  'facade-031': facade(
    'terrain',
    'summer',
    'Terrain boisé à vendre, repères d’arpentage et sentier dans une clairière d’été',
    'Wooded lot for sale, survey stakes and a path in a summer clearing',
  ),
  'facade-032': facade(
    'terrain',
    'autumn',
    'Terrain en pente avec vue sur les collines d’automne, bornes d’arpentage',
    'Sloping lot with a view of autumn hills, survey markers in place',
  ),
  'facade-033': facade(
    'comm',
    'summer',
    'Commerce de coin en brique, vitrines et auvents rayés, en été',
    'Brick corner shop with display windows and striped awnings in summer',
  ),
  'facade-034': facade(
    'comm',
    'winter',
    'Local commercial aux vitrines chaleureuses, un soir de neige',
    'Shopfronts glowing warmly on a snowy evening',
  ),
  'facade-035': facade(
    'comm',
    'spring',
    'Immeuble de bureaux de trois étages, brique claire et grandes fenêtres, au printemps',
    'Three-storey office building in pale brick with large windows in spring',
  ),
  'facade-037': facade(
    'maison',
    'winter',
    'Maison canadienne à galerie sous la neige, lumière dorée du matin',
    'French-Canadian house with a porch under snow in golden morning light',
    { years: [1750, 1955] },
  ),
  'facade-040': facade(
    'prop',
    'autumn',
    'Triplex de pierre grise à parapet plat, un jour clair d’octobre',
    'Greystone triplex with a flat parapet on a clear October day',
    { units: [3, 3] },
  ),
  'facade-041': facade(
    'prop',
    'autumn',
    'Duplex de brique orangée, lampes allumées un soir d’automne',
    'Orange-brick duplex with its lamps lit on an autumn evening',
    { units: [2, 2] },
  ),
  'facade-042': facade(
    'prop',
    'winter',
    'Triplex de brique blanchie et portes bleues, un matin de janvier',
    'Whitewashed brick triplex with blue doors on a January morning',
    { units: [3, 3] },
  ),
  'facade-047': facade(
    'condo',
    'autumn',
    'Immeuble de condos de quatre étages en brique noire, érables rouges au trottoir',
    'Four-storey condo building in black brick, red maples along the sidewalk',
    { storeys: 4, years: [1990, 2100] },
  ),
  'facade-049': facade(
    'condo',
    'autumn',
    'Ancienne manufacture de brique rouge convertie en condos, un soir d’automne',
    'Former red-brick factory turned into condos on an autumn evening',
    { storeys: 5, years: [1880, 1950] },
  ),
  'facade-055': facade(
    'chalet',
    'winter',
    'Chalet en A de bois clair dans la neige, entre les épinettes',
    'A-frame chalet in pale wood in the snow, between the spruces',
  ),
  'facade-058': facade(
    'terrain',
    'spring',
    'Terrain vallonné aux premières feuilles, collines à l’horizon',
    'Rolling lot in its first leaves, hills on the horizon',
  ),
  'facade-059': facade(
    'terrain',
    'autumn',
    'Terrain dégagé entre les érables rouges, sous un ciel d’automne',
    'Open lot among red maples under an autumn sky',
  ),
  'facade-060': facade(
    'terrain',
    'summer',
    'Terrain vallonné au soleil couchant, collines boisées au loin, en été',
    'Rolling lot at sunset in summer, wooded hills far away',
  ),
  'facade-061': facade(
    'terrain',
    'winter',
    'Terrain enneigé face aux collines, sous un ciel bleu de février',
    'Snow-covered lot facing the hills under a blue February sky',
  ),
  'facade-065': facade(
    'chalet',
    'spring',
    'Chalet en A de cèdre gris au bord d’un lac, un matin de mai',
    'Grey cedar A-frame chalet by a lake on a May morning',
    { isByWater: true },
  ),
  'facade-067': facade(
    'prop',
    'summer',
    'Immeuble de brique rouge de trois étages, avec ses balcons et ses arbres, par un jour d’été',
    'Red-brick building of three storeys with balconies and trees on a summer day',
    { units: [4, 8] },
  ),
  'facade-069': facade(
    'prop',
    'winter',
    'Petit immeuble de brique brune aux fenêtres éclairées, un soir de neige',
    'Small brown-brick building with lit windows on a snowy evening',
    { units: [4, 8] },
  ),
  'facade-071': facade(
    'condo',
    'winter',
    'Ancien immeuble d’appartements en brique rouge et pierre, un matin d’hiver',
    'Old apartment building in red brick and stone on a winter morning',
    { storeys: 4, years: [1900, 1975] },
  ),
} as const satisfies Record<string, FacadeDescription>;
