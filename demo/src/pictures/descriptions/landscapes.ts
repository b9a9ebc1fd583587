import type { Alt } from './description.ts';

/** Every wide landscape by key; each leaves a calm area for a title. */
export const landscapes = {
  'landscape-001': {
    fr: 'Le centre-ville de Montréal vu du mont Royal au soleil levant',
    en: 'Downtown Montréal seen from Mount Royal at sunrise',
  },
  'landscape-002': {
    fr: 'Québec au crépuscule, la silhouette de son château au-dessus du fleuve',
    en: 'Québec City at dusk, its castle’s silhouette above the river',
  },
  'landscape-003': {
    fr: 'Lac des Laurentides en automne, collines rousses reflétées dans une eau calme',
    en: 'Laurentian lake in autumn, russet hills mirrored in still water',
  },
  'landscape-004': {
    fr: 'Collines des Cantons-de-l’Est, vignes et clocher à l’heure dorée',
    en: 'Eastern Townships hills, vineyards and a steeple at golden hour',
  },
  'landscape-005': {
    fr: 'Falaises de Charlevoix plongeant dans le fleuve sous un ciel clair',
    en: 'Charlevoix cliffs dropping to the river under a clear sky',
  },
  'landscape-006': {
    fr: 'Rue résidentielle sous la neige, fenêtres et lampadaires allumés',
    en: 'Residential street under snow, windows and street lamps lit',
  },
  'landscape-007': {
    fr: 'Vieux-Port de Montréal au crépuscule, quais, tour de l’horloge et grande roue',
    en: 'Montréal’s Old Port at dusk, with quays, clock tower and Ferris wheel',
  },
  'landscape-008': {
    fr: 'Banlieue riveraine en été, maisons, quais et voiliers sur le fleuve',
    en: 'Riverside suburb in summer, with houses, docks and sailboats on the river',
  },
  'landscape-009': {
    fr: 'Montréal en hiver vue du fleuve gelé, sous un ciel rose',
    en: 'Montréal in winter seen across the frozen river under a pink sky',
  },
  'landscape-010': {
    fr: 'Village du bas du fleuve à l’aube, clocher argenté et battures',
    en: 'Lower St. Lawrence village at dawn, silver steeple and tidal flats',
  },
} as const satisfies Record<string, Alt>;
