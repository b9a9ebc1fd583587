import { iconOf, item, lines } from './fixtures.ts';

/** Returns the contact lines of an invented person or office. */
export const contactLinesOf = (...values: [icon: string, fr: string, en?: string][]) =>
  values.map(([icon, fr, en]) => item('icon_list_item', { icon: iconOf(icon), description: lines(fr, en) }));

/** Invented people: name, job title in both languages, portrait, phone. */
export const invented = [
  ['Camille Fontaine', 'Courtière immobilière agréée', 'Chartered real estate broker', 'portrait-003', '514 555-0148'],
  [
    'Étienne Garneau',
    'Courtier immobilier résidentiel',
    'Residential real estate broker',
    'portrait-002',
    '514 555-0131',
  ],
  [
    'Mei-Lin Fortier',
    'Courtière immobilière résidentielle',
    'Residential real estate broker',
    'portrait-005',
    '450 555-0122',
  ],
  [
    'Karim Benhaddou',
    'Courtier immobilier commercial',
    'Commercial real estate broker',
    'portrait-006',
    '514 555-0157',
  ],
  ['Hélène Duquette', 'Courtière immobilière agréée', 'Chartered real estate broker', 'portrait-007', '450 555-0196'],
  [
    'Liam O’Connell',
    'Courtier immobilier résidentiel',
    'Residential real estate broker',
    'portrait-008',
    '514 555-0163',
  ],
  [
    'Annick Bergeron',
    'Courtière immobilière résidentielle',
    'Residential real estate broker',
    'portrait-009',
    '418 555-0174',
  ],
  ['Didier Mbaye', 'Courtier immobilier résidentiel', 'Residential real estate broker', 'portrait-010', '450 555-0129'],
  [
    'Samira El Idrissi',
    'Courtière immobilière résidentielle',
    'Residential real estate broker',
    'portrait-011',
    '450 555-0135',
  ],
] as const;

export const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}|’/gu, '')
    .replace(/[^a-z]+/gi, '.')
    .toLowerCase()}@maison.example`;
