import type { Alt } from './description.ts';

/** Every article picture by key. */
export const articles = {
  'article-001': {
    fr: 'Trousseau de clés, stylo et contrat signé sur un bureau de bois',
    en: 'Bunch of keys, pen and signed contract on a wooden desk',
  },
  'article-002': {
    fr: 'Plan d’étage déroulé, règle et crayon à dessin',
    en: 'Unrolled floor plan with a ruler and a drafting pencil',
  },
  'article-003': {
    fr: 'Boîtes de déménagement et plante dans une pièce vide baignée de soleil',
    en: 'Moving boxes and a plant in an empty sunlit room',
  },
  'article-004': {
    fr: 'Toit chargé de neige, glaçons et cheminée fumante',
    en: 'Snow-laden roof with icicles and a smoking chimney',
  },
  'article-005': {
    fr: 'Calculatrice, tirelire et petite maison de bois pour préparer un budget hypothécaire',
    en: 'Calculator, piggy bank and small wooden house for planning a mortgage',
  },
  'article-006': {
    fr: 'Cuisine familiale au matin, bol de pommes et café sur l’îlot',
    en: 'Family kitchen in the morning, bowl of apples and coffee on the island',
  },
  'article-007': {
    fr: 'Jardin de cour arrière en fleurs, cabanon et potager surélevé',
    en: 'Backyard garden in bloom with a shed and a raised vegetable bed',
  },
  'article-008': {
    fr: 'Nature morte d’une courbe de marché, petites maisons posées sur des colonnes croissantes',
    en: 'Still life of a market chart, small houses standing on rising columns',
  },
  'article-009': {
    fr: 'Loupe posée sur le plan d’une maison, liste de contrôle d’inspection',
    en: 'Magnifying glass on a house plan beside an inspection checklist',
  },
  'article-010': {
    fr: 'Pots de peinture, rouleau et nuancier pour une rénovation',
    en: 'Paint cans, roller and colour swatches for a renovation',
  },
  'article-011': {
    fr: 'Affiche « À vendre » sur une pelouse d’automne devant une maison',
    en: 'For-sale sign on an autumn lawn in front of a house',
  },
  'article-012': {
    fr: 'Quartier montréalais vu du ciel, toits, ruelles vertes et arbres',
    en: 'Montréal neighbourhood from above, with roofs, green alleys and trees',
  },
} as const satisfies Record<string, Alt>;
