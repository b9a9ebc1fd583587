export const colorTexts = {
  fr: { none: 'Celle du jeu de couleurs', other: 'Autre couleur', ownColor: 'Couleur CSS' },
  en: { none: 'That of the colour scheme', other: 'Another colour', ownColor: 'CSS colour' },
};
