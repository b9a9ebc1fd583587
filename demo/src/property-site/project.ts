import type { ListingRoom } from '@vitrine/contract/core/listing-details.ts';
import { both } from '../authoring.ts';

/** Texts of the property site of a fictional housing project, in both languages. */
export const project = {
  name: both('Le Quai des\u00a0Tanneurs', 'Le Quai des\u00a0Tanneurs'),
  place: both('Saint-Roch, Québec', 'Saint-Roch, Québec City'),
  developer: both('Habitations Belle-Anse', 'Habitations Belle-Anse'),
  lead: both(
    'Quarante-deux condos sur six étages, au bord de la rivière Saint-Charles, à huit minutes à pied de la gare du Palais.',
    'Forty-two condos on six floors beside the Saint-Charles River, an eight-minute walk from the Gare du Palais.',
  ),
  facts: [
    {
      figure: both('42', '42'),
      words: both('condos, du studio au quatre et demie', 'condos, from studios to two-bedrooms'),
    },
    { figure: both('2027', '2027'), words: both('livraison à l’automne', 'delivery in the fall') },
    {
      figure: both('LEED Or', 'LEED Gold'),
      words: both('certification visée, structure de bois massif', 'certification in view, mass timber structure'),
    },
    {
      figure: both('3', '3'),
      words: both(
        'lieux partagés : toit-terrasse, atelier à vélos, chambre d’amis',
        'shared places: roof terrace, bicycle workshop, guest room',
      ),
    },
  ],
  units: both('Les condos', 'The condos'),
  unitHeads: {
    fr: ['Type', 'Superficie', 'Étages', 'À partir de'],
    en: ['Type', 'Area', 'Floors', 'From'],
  },
  unitRows: {
    fr: [
      ['Studio', '410 pi²', '2 et 3', '259 000 $'],
      ['Trois et demie', '640 pi²', '2 à 5', '349 000 $'],
      ['Quatre et demie', '905 pi²', '3 à 6', '489 000 $'],
      ['Quatre et demie d’angle', '1 080 pi²', '4 à 6', '598 000 $'],
    ],
    en: [
      ['Studio', '410 ft²', '2 and 3', '$259,000'],
      ['One bedroom', '640 ft²', '2 to 5', '$349,000'],
      ['Two bedrooms', '905 ft²', '3 to 6', '$489,000'],
      ['Two bedrooms, corner', '1,080 ft²', '4 to 6', '$598,000'],
    ],
  },
  plans: [
    {
      title: both('Trois et demie, 640 pi²', 'One bedroom, 640 ft²'),
      rooms: [
        { type: 'living-room', length: 4.6, width: 4.2 },
        { type: 'kitchen', length: 3.4, width: 3.1 },
        { type: 'primary-bedroom', length: 3.9, width: 3.2 },
        { type: 'bathroom', length: 2.6, width: 2.2 },
      ],
    },
    {
      title: both('Quatre et demie d’angle, 1 080 pi²', 'Two bedrooms, corner, 1,080 ft²'),
      rooms: [
        { type: 'living-room', length: 5.4, width: 4.6 },
        { type: 'dining-room', length: 3.6, width: 3.2 },
        { type: 'kitchen', length: 3.8, width: 3.2 },
        { type: 'primary-bedroom', length: 4.3, width: 3.6 },
        { type: 'bedroom', length: 3.7, width: 3.2 },
        { type: 'bathroom', length: 2.9, width: 2.3 },
      ],
    },
  ] satisfies { title: ReturnType<typeof both>; rooms: ListingRoom[] }[],
  good: both('Bon à savoir', 'Good to know'),
  more: [
    {
      title: both('Les finis', 'The finishes'),
      text: both(
        'Planchers de frêne, comptoirs de quartz, fenêtres triple verre du plancher au plafond. Trois palettes au choix, sans supplément, jusqu’au printemps 2027.',
        'Ash floors, quartz counters, triple-glazed windows from floor to ceiling. Three palettes to choose from at no extra cost until spring 2027.',
      ),
    },
    {
      title: both('Le quartier', 'The neighbourhood'),
      text: both(
        'La piste du Corridor des Cheminots à la porte, la rue Saint-Joseph à cinq minutes, deux écoles et une bibliothèque à moins d’un kilomètre.',
        'The Corridor des Cheminots bike path at the door, Saint-Joseph Street five minutes away, two schools and a library within a kilometre.',
      ),
    },
    {
      title: both('Les frais', 'The fees'),
      text: both(
        'Charges de copropriété estimées à 0,34 $ le pied carré par mois, chauffage et eau chaude compris. Stationnement intérieur offert à l’achat d’un quatre et demie.',
        'Condo fees estimated at $0.34 a square foot per month, heating and hot water included. Indoor parking comes with every two-bedroom.',
      ),
    },
  ],
  visit: both('Le bureau des ventes', 'The sales office'),
  visitWords: both(
    '210, rue du Pont, le jeudi et le samedi de 11 h à 17 h. On y touche les matériaux, et l’on monte au toit par beau temps.',
    '210 Du Pont Street, Thursdays and Saturdays from 11 a.m. to 5 p.m. Come touch the materials and, on a fine day, see the roof.',
  ),
  share: both('Partager la page', 'Share the page'),
  write: both('Demander les plans', 'Ask for the plans'),
};

/** Keys of `pictures.ts`, the large picture first. */
export const projectPictures = ['facade-022', 'room-019', 'room-011', 'room-008'] as const;
