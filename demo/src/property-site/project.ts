import { both } from '../authoring.ts';

/** Texts of the property site of a fictional housing project, in both languages. */
export const project = {
  name: both('Le Quai des Tanneurs', 'Le Quai des Tanneurs'),
  place: both('Saint-Roch, Québec', 'Saint-Roch, Québec City'),
  developer: both('Habitations Belle-Anse', 'Habitations Belle-Anse'),
  lead: both(
    'Quarante-deux condos sur six étages, au bord de la rivière Saint-Charles, à huit minutes à pied de la gare du Palais.',
    'Forty-two condos on six floors beside the Saint-Charles River, an eight-minute walk from the Gare du Palais.',
  ),
  facts: [
    both('42 condos, du studio au quatre et demie', '42 condos, from studios to two-bedrooms'),
    both('Livraison à l’automne 2027', 'Delivery in the fall of 2027'),
    both('Structure de bois massif, certification visée LEED Or', 'Mass timber structure, aiming for LEED Gold'),
    both('Toit-terrasse, atelier à vélos, chambre d’amis commune', 'Roof terrace, bicycle workshop, shared guest room'),
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
  share: both('Partager la page', 'Share the page'),
  write: both('Demander les plans', 'Ask for the plans'),
};

/** Keys of `pictures.ts`, the large picture first. */
export const projectPictures = ['facade-022', 'room-019', 'room-011', 'room-008'] as const;
