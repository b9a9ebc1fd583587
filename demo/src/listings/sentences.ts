import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Setting } from './place.ts';

type Sentence = readonly [fr: string, en: string];
export type Sentences = readonly [Sentence, ...Sentence[]];

/** Subject of a description: a property type, or one dwelling of a plex that is for rent. */
export type Occasion = PropertyTypeCode | 'plexApartment';

/**
 * The sentences of the descriptions. `{inCity}`, `{city}`, `{bedrooms}`, `{rooms}` (« deux chambres »), `{units}` and `{year}`
 * are placeholders. Sentences with a year are for old buildings.
 */
export const openings: Record<Occasion, Sentences> = {
  plexApartment: [
    [
      'Logement de {rooms} dans un plex bien tenu {inCity}.',
      '{bedrooms}-bedroom apartment in a well-kept plex {inCity}.',
    ],
    [
      'Grand logement ensoleillé {inCity}, aux pièces doubles typiques du quartier.',
      'Large, sunny apartment {inCity}, with the double rooms typical of the area.',
    ],
    [
      'Beau logement de {rooms} {inCity}, repeint et prêt à habiter.',
      'Pleasant {bedrooms}-bedroom apartment {inCity}, freshly painted and ready to live in.',
    ],
    [
      'À l’étage d’un plex tranquille {inCity}, un logement de {rooms} avec balcon.',
      'On the upper floor of a quiet plex {inCity}, a {bedrooms}-bedroom apartment with a balcony.',
    ],
  ],
  maison: [
    [
      'Maison lumineuse de {bedrooms} chambres {inCity}, sur une rue où les enfants jouent encore dehors.',
      'Bright {bedrooms}-bedroom home {inCity}, on a street where children still play outside.',
    ],
    [
      'Propriété de {bedrooms} chambres bien entretenue, prête à accueillir une nouvelle famille {inCity}.',
      'Well-kept {bedrooms}-bedroom property, ready to welcome a new family {inCity}.',
    ],
    [
      'Dès l’entrée, la lumière traverse cette maison de {bedrooms} chambres d’un bout à l’autre.',
      'From the front door, light runs through this {bedrooms}-bedroom home from end to end.',
    ],
    [
      'Voici une maison à échelle humaine, avec {bedrooms} chambres et des pièces qui se suivent naturellement.',
      'A home built to a human scale, with {bedrooms} bedrooms and rooms that flow naturally.',
    ],
    [
      'Construite en {year}, cette maison a gardé son caractère et gagné en confort.',
      'Built in {year}, this home has kept its character and gained in comfort.',
    ],
    [
      'Au cœur d’un secteur établi {inCity}, cette maison offre {bedrooms} chambres et une cour arrière paisible.',
      'In an established area {inCity}, this home offers {bedrooms} bedrooms and a peaceful back yard.',
    ],
    [
      'Une maison familiale où tout est à sa place : {bedrooms} chambres, du rangement et une cuisine qui rassemble.',
      'A family home where everything has its place: {bedrooms} bedrooms, storage and a kitchen that brings people together.',
    ],
    [
      'Belle occasion de s’installer {inCity} dans une maison de {bedrooms} chambres, lumineuse et bien située.',
      'A fine chance to settle {inCity} in a bright, well-located {bedrooms}-bedroom home.',
    ],
  ],
  condo: [
    [
      'Condo lumineux de {rooms} {inCity}, avec de grandes fenêtres.',
      'Bright {bedrooms}-bedroom condo {inCity}, with large windows.',
    ],
    [
      'Un condo bien pensé {inCity}, où chaque pied carré sert à quelque chose.',
      'A well-planned condo {inCity}, where every square foot earns its keep.',
    ],
    [
      'Aire ouverte, lumière et tranquillité : ce condo de {city} réunit l’essentiel.',
      'Open living space, light and quiet: this {city} condo brings the essentials together.',
    ],
    [
      'Au sein d’une copropriété bien gérée {inCity}, un condo clair et fonctionnel.',
      'In a well-run co-ownership {inCity}, a bright and practical condo.',
    ],
    [
      'Posez vos valises : ce condo {inCity} est prêt à habiter.',
      'Just bring your suitcases: this condo {inCity} is ready to live in.',
    ],
    [
      'Construit en {year}, cet immeuble abrite un condo aux pièces généreuses.',
      'This building dates from {year} and holds a condo with generous rooms.',
    ],
    [
      'Condo de coin {inCity}, éclairé sur deux côtés du matin au soir.',
      'Corner condo {inCity}, lit from two sides from morning to evening.',
    ],
  ],
  prop: [
    [
      'Plex de {units} logements {inCity}, tenu avec soin par les mêmes propriétaires depuis des années.',
      'Well-kept {units}-unit plex {inCity}, in the care of the same owners for years.',
    ],
    [
      'Immeuble de {units} logements bien situé {inCity}, près des services et du transport collectif.',
      '{units}-unit building in a good location {inCity}, close to services and public transit.',
    ],
    [
      'Bel immeuble de {units} logements, idéal pour un propriétaire occupant {inCity}.',
      'Attractive {units}-unit building, ideal for an owner-occupier {inCity}.',
    ],
    [
      'Construit en {year}, cet immeuble de {units} logements a été rénové au fil des ans.',
      'Built in {year}, this {units}-unit building has been renovated over the years.',
    ],
    [
      'Une propriété à revenus de {units} logements dans une rue recherchée de {city}.',
      'A {units}-unit income property on a sought-after {city} street.',
    ],
  ],
  ferme: [
    [
      'Fermette {inCity} avec maison de {bedrooms} chambres, grange et terres en culture.',
      'Country property {inCity} with a {bedrooms}-bedroom house, a barn and land under cultivation.',
    ],
    [
      'Grand domaine agricole {inCity}, dont la maison de ferme compte {bedrooms} chambres.',
      'Large farm property {inCity}, with a {bedrooms}-bedroom farmhouse.',
    ],
    [
      'Maison de campagne de {bedrooms} chambres, bâtiments solides et champs à perte de vue.',
      '{bedrooms}-bedroom country house, sound outbuildings and fields as far as the eye can see.',
    ],
    [
      'Une terre, une grange et une maison chaleureuse : la campagne {inCity} comme on se l’imagine.',
      'Land, a barn and a warm house: country living {inCity} as you picture it.',
    ],
  ],
  chalet: [
    ['Chalet de {rooms} niché dans les arbres {inCity}.', '{bedrooms}-bedroom cottage tucked into the trees {inCity}.'],
    [
      'Quatre saisons de plein air vous attendent dans ce chalet {inCity}.',
      'Four seasons of fresh air await in this cottage {inCity}.',
    ],
    [
      'Un chalet chaleureux où l’on pose ses bottes le vendredi et où l’on oublie l’heure.',
      'A warm cottage where boots come off on Friday and time slows down.',
    ],
    [
      'Chalet habitable à l’année {inCity}, avec {rooms} et un foyer au centre de tout.',
      'Year-round cottage {inCity}, with {rooms} and a fireplace at the heart of it all.',
    ],
    [
      'Bois, pierre et grandes fenêtres : ce chalet regarde la forêt de toutes ses pièces.',
      'Wood, stone and tall windows: this cottage looks out on the forest from every room.',
    ],
  ],
  terrain: [
    [
      'Terrain boisé {inCity}, prêt pour votre projet de construction.',
      'Wooded lot {inCity}, ready for your building project.',
    ],
    [
      'Bâtissez à votre rythme sur ce terrain bien situé {inCity}.',
      'Build at your own pace on this well-located lot {inCity}.',
    ],
    [
      'Beau terrain légèrement en pente {inCity}, avec un ensoleillement toute la journée.',
      'Gently sloping lot {inCity}, with sun all day long.',
    ],
    [
      'Rare terrain à bâtir dans ce secteur de {city}, bordé d’arbres matures.',
      'A rare building lot in this part of {city}, edged with mature trees.',
    ],
  ],
  comm: [
    [
      'Local commercial bien en vue {inCity}, sur une artère achalandée.',
      'Commercial space with good visibility {inCity}, on a busy street.',
    ],
    [
      'Bâtiment commercial polyvalent {inCity}, avec stationnement et accès facile.',
      'Versatile commercial building {inCity}, with parking and easy access.',
    ],
    [
      'Espace de bureaux ou de commerce {inCity}, libre de suite et facile à aménager.',
      'Office or retail space {inCity}, available now and easy to fit out.',
    ],
    [
      'Immeuble commercial construit en {year}, entretenu avec rigueur.',
      'Commercial building from {year}, carefully maintained.',
    ],
  ],
};

const homeDetails: Sentences = [
  ['La cuisine rénovée s’ouvre sur la salle à manger.', 'The renovated kitchen opens onto the dining room.'],
  [
    'Les planchers de bois franc donnent le ton dans les pièces de vie.',
    'Hardwood floors set the tone in the living areas.',
  ],
  ['Le salon est baigné de lumière en après-midi.', 'The living room is filled with afternoon light.'],
  [
    'Une thermopompe murale assure le confort été comme hiver.',
    'A wall-mounted heat pump keeps things comfortable summer and winter.',
  ],
  [
    'La salle de bain a été refaite avec douche vitrée et bain séparé.',
    'The bathroom was redone with a glass shower and separate tub.',
  ],
  [
    'Le sous-sol aménagé accueille une salle familiale et un bureau.',
    'The finished basement holds a family room and an office.',
  ],
  [
    'La plupart des fenêtres ont été remplacées dans les dernières années.',
    'Most windows were replaced in recent years.',
  ],
  ['La toiture a été refaite récemment.', 'The roof was redone recently.'],
  [
    'La cour clôturée laisse de la place pour un potager et une balançoire.',
    'The fenced yard has room for a vegetable garden and a swing set.',
  ],
  ['Une grande terrasse prolonge la cuisine vers le jardin.', 'A large deck extends the kitchen into the garden.'],
  [
    'Le garage peut recevoir une voiture, des vélos et tout l’équipement d’hiver.',
    'The garage takes a car, bicycles and all the winter gear.',
  ],
  [
    'Une borne de recharge pour véhicule électrique est déjà installée.',
    'A charging station for electric vehicles is already in place.',
  ],
];

/** Details of recent houses, in which nothing has been renovated yet. */
export const newHomeDetails: Sentences = [
  [
    'La cuisine compte un grand îlot de quartz et un garde-manger.',
    'The kitchen has a large quartz island and a pantry.',
  ],
  [
    'Les plafonds de neuf pieds donnent de l’ampleur aux pièces.',
    'Nine-foot ceilings give the rooms a sense of space.',
  ],
  [
    'L’échangeur d’air et la thermopompe centrale sont de série.',
    'The air exchanger and central heat pump are standard.',
  ],
  [
    'La garantie de construction résidentielle est transférable.',
    'The residential construction warranty is transferable.',
  ],
  [
    'La chambre principale s’ouvre sur une salle de bain attenante.',
    'The main bedroom opens onto an ensuite bathroom.',
  ],
  ['Une grande terrasse prolonge la cuisine vers le jardin.', 'A large deck extends the kitchen into the garden.'],
  ['L’entrée est prévue pour une borne de recharge.', 'The driveway is wired for a charging station.'],
];

export const details: Record<Occasion, Sentences> = {
  maison: homeDetails,
  plexApartment: [
    ['Les planchers de bois ont été sablés et vernis.', 'The wood floors were sanded and varnished.'],
    ['La cuisine est assez grande pour y mettre une table.', 'The kitchen is large enough for a table.'],
    ['Le balcon arrière donne sur une ruelle verte.', 'The back balcony overlooks a green alley.'],
    ['L’entrée laveuse-sécheuse est déjà prévue.', 'Washer and dryer hookups are in place.'],
    ['Les fenêtres sont récentes et bien isolées.', 'The windows are recent and well insulated.'],
    ['Un rangement au sous-sol est inclus.', 'Basement storage is included.'],
  ],
  condo: [
    ['La cuisine à aire ouverte compte un îlot avec rangement.', 'The open kitchen has an island with storage.'],
    [
      'Le balcon est assez grand pour une table et deux chaises.',
      'The balcony is large enough for a table and two chairs.',
    ],
    ['Un espace de stationnement intérieur est inclus.', 'An indoor parking space is included.'],
    [
      'L’insonorisation de béton garde le calme entre les voisins.',
      'Concrete soundproofing keeps things quiet between neighbours.',
    ],
    ['La chambre principale dispose d’une penderie profonde.', 'The main bedroom has a deep closet.'],
    ['Un casier de rangement complète le tout.', 'A storage locker completes the picture.'],
    [
      'L’immeuble offre un ascenseur et une terrasse commune sur le toit.',
      'The building has an elevator and a shared rooftop terrace.',
    ],
    ['Les électroménagers encastrés restent sur place.', 'The built-in appliances stay.'],
    ['Laveuse et sécheuse ont leur propre rangement.', 'The washer and dryer have a closet of their own.'],
    ['Un rangement à vélos se trouve au rez-de-chaussée.', 'There is bicycle storage on the ground floor.'],
  ],
  prop: [
    [
      'Chaque logement a sa propre entrée et son compteur électrique.',
      'Each unit has its own entrance and electricity meter.',
    ],
    ['Le rez-de-chaussée donne sur une cour ombragée.', 'The ground floor opens onto a shaded yard.'],
    [
      'Les logements se louent facilement, le secteur étant très demandé.',
      'The units rent easily, as the area is in demand.',
    ],
    ['La maçonnerie a été reprise et les balcons refaits.', 'The masonry was repointed and the balconies rebuilt.'],
    [
      'Boiseries, vitraux et plafonds hauts rappellent l’époque de la construction.',
      'Woodwork, stained glass and high ceilings recall the time when it was built.',
    ],
    ['La plomberie et l’électricité ont été mises à jour.', 'Plumbing and wiring have been updated.'],
    ['Les baux et les dépenses sont disponibles sur demande.', 'Leases and expenses are available on request.'],
  ],
  ferme: [
    ['La grange est en bon état et reliée à l’eau.', 'The barn is in good condition and has running water.'],
    ['Une partie du terrain est en érablière.', 'Part of the land is a maple grove.'],
    ['L’écurie compte plusieurs boxes et un paddock.', 'The stable has several stalls and a paddock.'],
    [
      'Le puits artésien et la fosse septique ont été vérifiés.',
      'The artesian well and septic system have been checked.',
    ],
    ['Un garage double abrite la machinerie.', 'A double garage shelters the machinery.'],
    ['La cuisine de ferme garde son poêle à bois.', 'The farm kitchen has kept its wood stove.'],
  ],
  chalet: [
    ['Le poêle à bois réchauffe les soirées d’hiver.', 'The wood stove warms up winter evenings.'],
    ['La véranda grillagée se prête aux longs repas d’été.', 'The screened porch is made for long summer meals.'],
    ['Le spa extérieur donne sur la forêt.', 'The outdoor hot tub faces the forest.'],
    ['Une remise range skis, raquettes et canots.', 'A shed stores skis, snowshoes and canoes.'],
    ['La pièce principale s’élève jusqu’à un plafond cathédrale.', 'The main room rises to a cathedral ceiling.'],
    ['L’internet haute vitesse permet le télétravail.', 'High-speed internet makes remote work possible.'],
    ['Un dortoir à l’étage plaira aux enfants.', 'A bunk room upstairs will delight the children.'],
  ],
  terrain: [
    ['L’électricité passe au chemin.', 'Electricity runs along the road.'],
    ['Le certificat de localisation est récent.', 'The certificate of location is recent.'],
    ['Un test de sol a déjà été réalisé.', 'A soil test has already been done.'],
    ['L’entrée et une aire de construction sont défrichées.', 'The driveway and a building area have been cleared.'],
    ['Le zonage permet une résidence unifamiliale.', 'Zoning allows a single-family home.'],
  ],
  comm: [
    ['La vitrine donne directement sur le trottoir.', 'The shop window faces the sidewalk.'],
    [
      'Le sous-sol sert d’entrepôt avec accès par l’arrière.',
      'The basement serves as storage, with access from the back.',
    ],
    [
      'La climatisation et l’éclairage ont été remplacés récemment.',
      'Air conditioning and lighting were replaced recently.',
    ],
    [
      'Plusieurs cases de stationnement sont réservées à la clientèle.',
      'Several parking spaces are reserved for customers.',
    ],
    [
      'Le zonage permet plusieurs usages ; vérifiez votre projet auprès de la municipalité.',
      'Zoning allows several uses; check your project with the municipality.',
    ],
    [
      'Les plafonds hauts laissent toute liberté d’aménagement.',
      'High ceilings leave plenty of freedom for the layout.',
    ],
  ],
};

export const surroundings: Record<Setting, Sentences> = {
  metropolis: [
    [
      'Cafés, marchés et parcs se trouvent à distance de marche.',
      'Cafés, markets and parks are within walking distance.',
    ],
    ['Le métro et la piste cyclable sont à quelques minutes.', 'The metro and the bike path are a few minutes away.'],
    [
      'Le quartier vit en toute saison, mais la rue demeure calme.',
      'The neighbourhood is lively all year, yet the street stays quiet.',
    ],
    [
      'Les écoles et les commerces de proximité sont au coin de la rue.',
      'Schools and local shops are around the corner.',
    ],
  ],
  city: [
    [
      'Les écoles, l’épicerie et l’arrêt d’autobus sont à proximité.',
      'Schools, the grocery store and the bus stop are close by.',
    ],
    ['Le centre-ville se rejoint à vélo en quelques minutes.', 'Downtown is a few minutes away by bicycle.'],
    ['Un parc et un aréna animent le quartier.', 'A park and an arena bring life to the neighbourhood.'],
    ['L’hôpital et le cégep sont facilement accessibles.', 'The hospital and the college are within easy reach.'],
  ],
  suburb: [
    [
      'La gare de train et l’autoroute facilitent les déplacements.',
      'The train station and the highway make commuting easy.',
    ],
    [
      'Écoles primaires, garderies et parcs entourent la propriété.',
      'Primary schools, daycares and parks surround the property.',
    ],
    ['La piste cyclable passe à deux rues d’ici.', 'The bike path runs two streets away.'],
    ['Un quartier familial, aux terrains bien entretenus.', 'A family neighbourhood with well-kept lots.'],
  ],
  town: [
    [
      'La rue principale et ses commerces se rejoignent à pied.',
      'The main street and its shops are within walking distance.',
    ],
    [
      'Le village garde son marché, sa bibliothèque et son école.',
      'The town has kept its market, its library and its school.',
    ],
    ['On y vit au calme, sans renoncer aux services.', 'Life is quiet here, without giving up services.'],
  ],
  resort: [
    [
      'Sentiers de ski de fond et de randonnée commencent tout près.',
      'Cross-country and hiking trails start close by.',
    ],
    [
      'Les pentes de ski et le village sont à quelques minutes de voiture.',
      'The ski hills and the village are a short drive away.',
    ],
    [
      'Restaurants, galeries et marché d’été animent la région.',
      'Restaurants, galleries and a summer market liven up the area.',
    ],
    ['La nature commence au bout du terrain.', 'Nature begins at the edge of the lot.'],
  ],
};

export const countryside: Sentences = [
  ['Le village et son école sont à dix minutes de voiture.', 'The village and its school are a ten-minute drive away.'],
  [
    'Les voisins sont assez loin pour le calme, assez près pour l’entraide.',
    'Neighbours are far enough for quiet and close enough to lend a hand.',
  ],
  ['La municipalité déneige le rang tout l’hiver.', 'The municipality keeps the road open all winter.'],
];

export const waterside: Sentences = [
  [
    'L’eau est à quelques minutes de marche, avec une descente publique pour les embarcations.',
    'The water is a short walk away, with a public launch for small boats.',
  ],
  [
    'On profite de la rive, de la baignade et des couchers de soleil tout près.',
    'Enjoy the shore, swimming and sunsets close by.',
  ],
  [
    'La promenade au bord de l’eau fait partie des habitudes du quartier.',
    'The waterside path is part of everyday life here.',
  ],
];

export const closings: Sentences = [
  ['Une visite vaut mieux qu’une longue description.', 'A visit says more than a long description.'],
  ['La date d’occupation est à discuter.', 'The occupancy date is open to discussion.'],
  ['Visites le soir et la fin de semaine, sur rendez-vous.', 'Visits in the evening and on weekends, by appointment.'],
  ['La déclaration du vendeur est disponible sur demande.', 'The seller’s declaration is available on request.'],
  ['Occupation rapide possible.', 'Quick occupancy is possible.'],
  ['Appelez-nous pour voir les lieux et poser toutes vos questions.', 'Call us to see it and ask all your questions.'],
];

export const landClosings: Sentences = [
  [
    'Visitez les lieux à votre convenance, puis parlons de votre projet.',
    'Walk the property at your convenience, then let us talk about your project.',
  ],
  ['Les plans et les documents sont disponibles sur demande.', 'Plans and documents are available on request.'],
  ['Appelez-nous pour connaître les règles qui s’appliquent.', 'Call us to learn which rules apply.'],
];

export const rentalClosings: Sentences = [
  ['Bail de douze mois, références demandées.', 'Twelve-month lease, references required.'],
  ['Disponible dès maintenant, visites sur rendez-vous.', 'Available now, visits by appointment.'],
  ['Le chauffage et l’eau chaude sont à la charge du locataire.', 'Heating and hot water are paid by the tenant.'],
  ['Animaux acceptés selon entente.', 'Pets considered.'],
];
