/** Boroughs and sectors of the demo's cities by the code of the city, each with the postal districts of its quarters. */
const districts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Montréal
  66023: {
    'Ahuntsic-Cartierville': 'H3L H4J',
    Anjou: 'H1K',
    'Côte-des-Neiges–Notre-Dame-de-Grâce': 'H3S H4A',
    Lachine: 'H8S',
    LaSalle: 'H8N',
    'Le Plateau-Mont-Royal': 'H2J H2T',
    'Le Sud-Ouest': 'H3C H4C',
    'Mercier–Hochelaga-Maisonneuve': 'H1L H1W',
    'Montréal-Nord': 'H1G',
    Outremont: 'H2V',
    'Pierrefonds-Roxboro': 'H9H',
    'Rivière-des-Prairies–Pointe-aux-Trembles': 'H1A H1E',
    'Rosemont–La Petite-Patrie': 'H1Y H2S',
    'Saint-Laurent': 'H4L',
    'Saint-Léonard': 'H1R',
    Verdun: 'H3E H4G',
    'Ville-Marie': 'H2L H3G',
    'Villeray–Saint-Michel–Parc-Extension': 'H1Z H2P',
  },
  // Québec
  23027: {
    Beauport: 'G1C',
    Charlesbourg: 'G1G',
    'La Cité-Limoilou': 'G1L G1R',
    'La Haute-Saint-Charles': 'G2B G2C G3K',
    'Les Rivières': 'G1P',
    'Sainte-Foy–Sillery–Cap-Rouge': 'G1V G1Y',
  },
  // Laval
  65005: {
    Auteuil: 'H7K',
    Chomedey: 'H7V',
    Duvernay: 'H7E',
    Fabreville: 'H7P',
    'Laval-des-Rapides': 'H7N',
    'Sainte-Dorothée': 'H7X',
    'Sainte-Rose': 'H7L',
    'Saint-François': 'H7A',
    Vimont: 'H7M',
  },
  // Gatineau
  81017: { Aylmer: 'J9H', Buckingham: 'J8L', Gatineau: 'J8P J8T', Hull: 'J8Y' },
  // Longueuil
  58227: { 'Greenfield Park': 'J4V', 'Le Vieux-Longueuil': 'J4J J4M', 'Saint-Hubert': 'J3Y' },
  // Sherbrooke
  43027: {
    'Brompton–Rock Forest–Saint-Élie–Deauville': 'J1N',
    Fleurimont: 'J1G',
    Lennoxville: 'J1M',
    'Les Nations': 'J1H J1L',
  },
  // Lévis
  25213: {
    Desjardins: 'G6V',
    'Les Chutes-de-la-Chaudière-Est': 'G6W G6X G6Z',
    'Les Chutes-de-la-Chaudière-Ouest': 'G7A',
  },
  // Saguenay
  94068: { Chicoutimi: 'G7G G7H', Jonquière: 'G7X', 'La Baie': 'G7B' },
  // Trois-Rivières
  37067: {
    'Cap-de-la-Madeleine': 'G8T',
    'Pointe-du-Lac': 'G9B',
    'Trois-Rivières': 'G8Z',
    'Trois-Rivières-Ouest': 'G8Y',
  },
  // Terrebonne
  64008: { 'La Plaine': 'J7M', Lachenaie: 'J6V', Terrebonne: 'J6W' },
};

const boroughs = new Map(
  Object.entries(districts).flatMap(([code, names]) =>
    Object.entries(names).flatMap(([name, fsas]) => fsas.split(' ').map((fsa) => [`${code} ${fsa}`, name] as const)),
  ),
);

/** Returns the borough or sector of a postal district of a municipality; null in a town without boroughs. */
export const boroughAt = (municipalityCode: string, fsa: string): string | null =>
  boroughs.get(`${municipalityCode} ${fsa}`) ?? null;
