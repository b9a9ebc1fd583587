/** Names on the base map, in French and, when it differs, in English. */
export interface PlaceName {
  name: string;
  english?: string;
  lat: number;
  lng: number;
}

const place = (name: string, lat: number, lng: number, english?: string): PlaceName => ({
  name,
  lat,
  lng,
  ...(english !== undefined && { english }),
});

/** Seas and, with `isSmall`, waters whose name is shown at high zoom only. */
export const waters: readonly (PlaceName & { isSmall: boolean })[] = [
  ...[
    place('Golfe du\nSaint-Laurent', 48.6, -62.2, 'Gulf of\nSt. Lawrence'),
    place('Baie d’Hudson', 58.2, -82, 'Hudson Bay'),
    place('Baie James', 53, -80.4, 'James Bay'),
    place('Baie d’Ungava', 59.4, -67.6, 'Ungava Bay'),
    place('Baie de Fundy', 45, -65.9, 'Bay of Fundy'),
    place('Océan Atlantique', 42.6, -63.5, 'Atlantic Ocean'),
    place('Mer du Labrador', 56.5, -57, 'Labrador Sea'),
    place('Lac Ontario', 43.65, -77.9, 'Lake Ontario'),
  ].map((name) => ({ ...name, isSmall: false })),
  ...[
    place('Fleuve Saint-Laurent', 48.72, -68.35, 'St. Lawrence River'),
    place('Baie des Chaleurs', 47.92, -65.45, 'Chaleur Bay'),
    place('Lac Saint-Jean', 48.6, -72.02),
  ].map((name) => ({ ...name, isSmall: true })),
];

/** Neighbouring states and provinces, and regions of Québec. */
export const regions: readonly (PlaceName & { isNeighbour: boolean })[] = [
  ...[
    place('Ontario', 47.6, -81.5),
    place('Nouveau-Brunswick', 46.5, -66.35, 'New Brunswick'),
    place('Nouvelle-Écosse', 45.15, -63.1, 'Nova Scotia'),
    place('Maine', 45.35, -69.2),
    place('Vermont', 44.1, -72.7),
    place('New Hampshire', 43.75, -71.55),
    place('New York', 43.2, -74.9),
    place('Labrador', 53.6, -62.5),
  ].map((name) => ({ ...name, isNeighbour: true })),
  ...[
    place('Abitibi', 48.62, -77.3),
    place('Outaouais', 46.35, -76.35),
    place('Laurentides', 46.45, -74.95),
    place('Lanaudière', 46.6, -74.05),
    place('Mauricie', 47.25, -73.1),
    place('Montérégie', 45.32, -73.02),
    place('Estrie', 45.62, -71.55),
    place('Centre-du-Québec', 46.1, -72.2),
    place('Chaudière-Appalaches', 46.4, -70.75),
    place('Portneuf', 47.05, -72.0),
    place('Charlevoix', 47.75, -70.6),
    place('Saguenay–Lac-Saint-Jean', 49.3, -71.9),
    place('Bas-Saint-Laurent', 47.95, -68.6),
    place('Gaspésie', 48.68, -65.6),
    place('Côte-Nord', 50.6, -67.7),
    place('Nord-du-Québec', 52.6, -74.3),
  ].map((name) => ({ ...name, isNeighbour: false })),
];

/** Quarters of the two large cities, shown at high zoom. */
export const quarters: readonly PlaceName[] = [
  place('Plateau-Mont-Royal', 45.5245, -73.5805),
  place('Mile End', 45.527, -73.6),
  place('Outremont', 45.516, -73.61),
  place('Rosemont', 45.552, -73.575),
  place('La Petite-Patrie', 45.539, -73.602),
  place('Villeray', 45.55, -73.62),
  place('Notre-Dame-de-Grâce', 45.472, -73.618),
  place('Côte-des-Neiges', 45.498, -73.628),
  place('Verdun', 45.457, -73.572),
  place('Île-des-Sœurs', 45.461, -73.545),
  place('Saint-Henri', 45.477, -73.588),
  place('Griffintown', 45.49, -73.562),
  place('Centre-ville', 45.501, -73.572, 'Downtown'),
  place('Vieux-Montréal', 45.506, -73.555, 'Old Montréal'),
  place('Hochelaga', 45.544, -73.545),
  place('Mercier', 45.59, -73.526),
  place('Ahuntsic', 45.555, -73.658),
  place('Cartierville', 45.533, -73.707),
  place('Saint-Laurent', 45.507, -73.685),
  place('LaSalle', 45.431, -73.625),
  place('Lachine', 45.443, -73.687),
  place('Saint-Léonard', 45.587, -73.597),
  place('Anjou', 45.607, -73.557),
  place('Montréal-Nord', 45.603, -73.632),
  place('Rivière-des-Prairies', 45.648, -73.583),
  place('Pointe-aux-Trembles', 45.654, -73.512),
  place('Pierrefonds', 45.487, -73.85),
  place('Vieux-Québec', 46.812, -71.208, 'Old Québec'),
  place('Saint-Roch', 46.815, -71.226),
  place('Limoilou', 46.831, -71.222),
  place('Sainte-Foy', 46.779, -71.291),
  place('Sillery', 46.772, -71.252),
  place('Charlesbourg', 46.862, -71.27),
  place('Beauport', 46.859, -71.19),
  place('Cap-Rouge', 46.752, -71.345),
];
