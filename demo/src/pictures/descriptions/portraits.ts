import type { Alt } from './description.ts';

/** Every portrait by key: fictional people, described by their appearance. */
export const portraits = {
  'portrait-001': {
    fr: 'Courtière souriante aux cheveux bruns ondulés, veston rouge',
    en: 'Smiling broker with wavy brown hair and a red blazer',
  },
  'portrait-002': {
    fr: 'Courtier à la barbe courte, veston marine et chemise blanche',
    en: 'Broker with a short beard, navy blazer and white shirt',
  },
  'portrait-003': {
    fr: 'Courtière à la peau foncée et aux cheveux bouclés, chemisier ivoire',
    en: 'Dark-skinned broker with curly hair and an ivory blouse',
  },
  'portrait-004': {
    fr: 'Courtier d’âge mûr aux cheveux argentés, lunettes et complet gris',
    en: 'Older broker with silver hair, glasses and a grey suit',
  },
  'portrait-005': {
    fr: 'Courtière aux cheveux noirs coupés au carré, veston bleu royal',
    en: 'Broker with a black bob and a royal-blue blazer',
  },
  'portrait-006': {
    fr: 'Courtier à la peau brune, barbe soignée et col roulé vert forêt',
    en: 'Brown-skinned broker with a neat beard and a forest-green turtleneck',
  },
  'portrait-007': {
    fr: 'Courtière aux cheveux gris courts, foulard et veston crème',
    en: 'Broker with short grey hair, a scarf and a cream blazer',
  },
  'portrait-008': {
    fr: 'Courtier roux à lunettes rondes, chemise bleu pâle et cardigan',
    en: 'Red-haired broker with round glasses, pale blue shirt and cardigan',
  },
  'portrait-009': {
    fr: 'Courtière blonde au chignon bas, robe marine',
    en: 'Blond broker with a low bun and a navy dress',
  },
  'portrait-010': {
    fr: 'Courtier à la peau foncée et au crâne rasé, complet bleu et cravate',
    en: 'Dark-skinned broker with a shaved head, blue suit and tie',
  },
  'portrait-011': {
    fr: 'Courtière portant un hijab sable et un veston anthracite',
    en: 'Broker wearing a sand-coloured hijab and a charcoal blazer',
  },
  'portrait-012': {
    fr: 'Jeune courtier aux cheveux noirs, veston beige sur t-shirt blanc',
    en: 'Young broker with black hair, beige blazer over a white T-shirt',
  },
  'portrait-013': {
    fr: 'Courtière aux longues tresses, veston moutarde',
    en: 'Broker with long braids and a mustard blazer',
  },
  'portrait-014': {
    fr: 'Courtier grisonnant à la moustache, veston de tweed brun',
    en: 'Greying broker with a moustache and a brown tweed blazer',
  },
  'portrait-015': {
    fr: 'Courtière rousse aux cheveux longs, chemisier vert sauge',
    en: 'Broker with long red hair and a sage-green blouse',
  },
  'portrait-016': {
    fr: 'Courtière d’âge mûr au carré blond, lunettes et veston noir',
    en: 'Older broker with a blond bob, glasses and a black blazer',
  },
} as const satisfies Record<string, Alt>;
