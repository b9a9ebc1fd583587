/**
 * Parts of Québec's large cities by the geographic code of the city, under their official names. The boroughs (arrondissements) are those of the
 * Répertoire des municipalités du Québec (ministère des Affaires municipales et de l’Habitation); the sectors are former municipalities, by which
 * people of cities without boroughs say where they live (Commission de toponymie du Québec).
 */
export const quebecBoroughs: Readonly<Record<string, readonly string[]>> = {
  // Montréal
  66023: [
    'Ahuntsic-Cartierville',
    'Anjou',
    'Côte-des-Neiges–Notre-Dame-de-Grâce',
    'Lachine',
    'LaSalle',
    'Le Plateau-Mont-Royal',
    'Le Sud-Ouest',
    'L’Île-Bizard–Sainte-Geneviève',
    'Mercier–Hochelaga-Maisonneuve',
    'Montréal-Nord',
    'Outremont',
    'Pierrefonds-Roxboro',
    'Rivière-des-Prairies–Pointe-aux-Trembles',
    'Rosemont–La Petite-Patrie',
    'Saint-Laurent',
    'Saint-Léonard',
    'Verdun',
    'Ville-Marie',
    'Villeray–Saint-Michel–Parc-Extension',
  ],
  // Québec
  23027: [
    'Beauport',
    'Charlesbourg',
    'La Cité-Limoilou',
    'La Haute-Saint-Charles',
    'Les Rivières',
    'Sainte-Foy–Sillery–Cap-Rouge',
  ],
  // Lévis
  25213: ['Desjardins', 'Les Chutes-de-la-Chaudière-Est', 'Les Chutes-de-la-Chaudière-Ouest'],
  // Longueuil
  58227: ['Greenfield Park', 'Le Vieux-Longueuil', 'Saint-Hubert'],
  // Saguenay
  94068: ['Chicoutimi', 'Jonquière', 'La Baie'],
  // Sherbrooke
  43027: ['Brompton–Rock Forest–Saint-Élie–Deauville', 'Fleurimont', 'Lennoxville', 'Les Nations'],
};

/** Sectors of cities without boroughs, as `quebecBoroughs`. */
export const quebecSectors: Readonly<Record<string, readonly string[]>> = {
  // Laval
  65005: [
    'Auteuil',
    'Chomedey',
    'Duvernay',
    'Fabreville',
    'Îles-Laval',
    'Laval-des-Rapides',
    'Laval-Ouest',
    'Laval-sur-le-Lac',
    'Pont-Viau',
    'Sainte-Dorothée',
    'Sainte-Rose',
    'Saint-François',
    'Saint-Vincent-de-Paul',
    'Vimont',
  ],
  // Gatineau
  81017: ['Aylmer', 'Buckingham', 'Gatineau', 'Hull', 'Masson-Angers'],
  // Trois-Rivières
  37067: [
    'Cap-de-la-Madeleine',
    'Pointe-du-Lac',
    'Sainte-Marthe-du-Cap',
    'Saint-Louis-de-France',
    'Trois-Rivières',
    'Trois-Rivières-Ouest',
  ],
  // Terrebonne
  64008: ['La Plaine', 'Lachenaie', 'Terrebonne'],
};

/** True for the official name of a borough of a city, as opposed to a sector or a district that only sources of listings name. */
export const isOfficialBorough = (municipalityCode: string, name: string): boolean =>
  quebecBoroughs[municipalityCode]?.includes(name) ?? false;

/** The code of a borough joins the code of its municipality and its slug with this character, which neither of them contains. */
const separator = '_';

/** Returns the code of a borough, which stands beside those of municipalities in searches and alerts: `66023_verdun`. */
export const boroughCode = (municipalityCode: string, slug: string): string => `${municipalityCode}${separator}${slug}`;

/** Returns the code of the municipality and the slug in the code of a borough; null for the code of a municipality. */
export function readBoroughCode(code: string): { municipality: string; slug: string } | null {
  const [municipality = '', slug] = code.split(separator);
  return slug ? { municipality, slug } : null;
}

/** Returns the name of a borough with that of its municipality, as listing services write it: `Montréal (Verdun)`. */
export const fullBoroughName = (municipality: string, borough: string): string => `${municipality} (${borough})`;
