import type { Alt, PropertyType, Season } from './description.ts';

type FacadeDescription = { propertyType: PropertyType; season: Season; alt: Alt };

function facade(propertyType: PropertyType, season: Season, fr: string, en: string): FacadeDescription {
  return { propertyType, season, alt: { fr, en } };
}

/** Every façade by key: its type, its season and hour, and its alternative text. */
export const facades = {
  'facade-001': facade(
    'prop',
    'summer',
    'Triplex montréalais en brique rouge avec ses escaliers extérieurs, un après-midi d’été',
    'Red-brick Montréal triplex with its outside staircases on a summer afternoon',
  ),
  'facade-002': facade(
    'prop',
    'autumn',
    'Triplex en brique brune à l’heure dorée, encadré d’érables rougis par l’automne',
    'Brown-brick triplex at golden hour, framed by maples in full autumn red',
  ),
  'facade-003': facade(
    'prop',
    'winter',
    'Triplex aux fenêtres éclairées au crépuscule, ses escaliers couverts de neige fraîche',
    'Triplex with lit windows at dusk, its staircases covered in fresh snow',
  ),
  'facade-004': facade(
    'prop',
    'spring',
    'Duplex en pierre grise et son escalier noir sous les premières feuilles du printemps',
    'Greystone duplex and its black staircase under the first leaves of spring',
  ),
  'facade-005': facade(
    'maison',
    'spring',
    'Maisons en rangée de brique aux portes colorées, un matin de printemps',
    'Brick row houses with coloured doors on a spring morning',
  ),
  'facade-006': facade(
    'maison',
    'winter',
    'Maisons en rangée illuminées à la tombée du jour, toits et corniches enneigés',
    'Row houses glowing at nightfall, snow on their roofs and cornices',
  ),
  'facade-007': facade(
    'maison',
    'summer',
    'Maison de pierre du Vieux-Québec, toit de tôle pentu et lucarnes, par une journée d’été',
    'Old Québec stone house with a steep tin roof and dormers on a summer day',
  ),
  'facade-008': facade(
    'maison',
    'winter',
    'Maison de pierre du Vieux-Québec sous la neige, fenêtres éclairées à l’heure bleue',
    'Old Québec stone house under snow, windows lit at the blue hour',
  ),
  'facade-009': facade(
    'maison',
    'autumn',
    'Maison de pierre à toit rouge et lucarnes dans la lumière dorée d’octobre',
    'Stone house with a red roof and dormers in golden October light',
  ),
  'facade-010': facade(
    'maison',
    'summer',
    'Cottage de banlieue à pignons, garage attenant et pelouse soignée, en été',
    'Gabled suburban two-storey home with attached garage and neat lawn in summer',
  ),
  'facade-011': facade(
    'maison',
    'autumn',
    'Cottage familial gris ardoise entouré d’érables orangés, en fin de journée',
    'Slate-grey family home surrounded by orange maples late in the day',
  ),
  'facade-012': facade(
    'maison',
    'winter',
    'Cottage blanc au toit enneigé sous un ciel d’hiver clair',
    'White two-storey home with a snowy roof under a clear winter sky',
  ),
  'facade-013': facade(
    'maison',
    'spring',
    'Cottage de brique pâle aux fenêtres éclairées, un soir de printemps',
    'Pale-brick two-storey home with lit windows on a spring evening',
  ),
  'facade-014': facade(
    'maison',
    'summer',
    'Maison contemporaine à toit plat, bois et métal noir, vitrée et éclairée au crépuscule',
    'Contemporary flat-roof house in wood and black metal, glazed and lit at dusk',
  ),
  'facade-015': facade(
    'maison',
    'autumn',
    'Maison contemporaine de bois et de métal noir devant une forêt d’automne',
    'Contemporary wood and black metal house against an autumn forest',
  ),
  'facade-016': facade(
    'maison',
    'winter',
    'Maison contemporaine à toit plat dans la neige, au soleil bas de février',
    'Contemporary flat-roof house in the snow under the low February sun',
  ),
  'facade-017': facade(
    'maison',
    'summer',
    'Bungalow de brique des années soixante, abri d’auto et platebandes fleuries',
    'Sixties brick bungalow with a carport and flower beds',
  ),
  'facade-018': facade(
    'maison',
    'autumn',
    'Bungalow blanc et bois à l’ombre longue des érables d’automne',
    'White and wood bungalow in the long shadows of autumn maples',
  ),
  'facade-019': facade(
    'maison',
    'winter',
    'Bungalow sous la neige, entrée déneigée et fenêtres éclairées en fin de journée',
    'Bungalow under snow, driveway cleared and windows lit at day’s end',
  ),
  'facade-020': facade(
    'condo',
    'summer',
    'Tour de condos vitrée du centre-ville, balcons éclairés au crépuscule',
    'Glass condo tower downtown, balconies lit at dusk',
  ),
  'facade-021': facade(
    'condo',
    'spring',
    'Tour de condos de verre et de béton blanc contre un ciel de printemps',
    'Glass and white concrete condo tower against a spring sky',
  ),
  'facade-022': facade(
    'condo',
    'summer',
    'Immeuble de condos de six étages en brique et bois, à l’heure dorée',
    'Six-storey brick and wood condo building at golden hour',
  ),
  'facade-023': facade(
    'condo',
    'winter',
    'Immeuble de condos contemporain illuminé, un soir de neige',
    'Contemporary condo building lit up on a snowy evening',
  ),
  'facade-024': facade(
    'ferme',
    'summer',
    'Maison de ferme blanche, grange rouge et silo au milieu des champs d’été',
    'White farmhouse, red barn and silo among summer fields',
  ),
  'facade-025': facade(
    'ferme',
    'autumn',
    'Ferme au soleil couchant, grange rouge et champs moissonnés',
    'Farm at sunset, red barn and harvested fields',
  ),
  'facade-026': facade(
    'ferme',
    'winter',
    'Ferme en hiver, grange rouge et silo sur une plaine enneigée',
    'Farm in winter, red barn and silo on a snow-covered plain',
  ),
  'facade-027': facade(
    'chalet',
    'summer',
    'Chalet en A au bord d’un lac, façade vitrée à la lumière du soir',
    'A-frame chalet by a lake, its glazed front in evening light',
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
  'facade-036': facade(
    'maison',
    'summer',
    'Maison canadienne blanche à toit rouge galbé et longue galerie, en été',
    'White French-Canadian house with a flared red roof and a long porch in summer',
  ),
  'facade-037': facade(
    'maison',
    'winter',
    'Maison canadienne à galerie sous la neige, lumière dorée du matin',
    'French-Canadian house with a porch under snow in golden morning light',
  ),
  'facade-038': facade(
    'maison',
    'autumn',
    'Maison canadienne bleue à lucarnes au soleil couchant, parterre couvert de feuilles',
    'Blue French-Canadian house with dormers at sunset, leaves across the lawn',
  ),
} as const satisfies Record<string, FacadeDescription>;
