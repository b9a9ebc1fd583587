import { choice } from '../kinds/choice.ts';
import type { Bilingual } from '../locale.ts';

/** The layout choices that several blocks share, with their allowed values (layout.13, layout.14). */

const left: Bilingual = { fr: 'À gauche', en: 'Left' };
const center: Bilingual = { fr: 'Au centre', en: 'Centre' };
const right: Bilingual = { fr: 'À droite', en: 'Right' };

export const leftRight = { left, right } as const;
export const centerLeft = { center, left } as const;
export const leftCenterRight = { left, center, right } as const;

export const alignY = choice(
  { center, bottom: { fr: 'En bas', en: 'Bottom' } },
  'center',
  { fr: 'Alignement vertical', en: 'Vertical alignment' },
  {
    fr: 'La place du texte dans la hauteur de l’image, sur les grands écrans.',
    en: 'The position of the text within the height of the picture, on wide screens.',
  },
);

/** The kind of members that a block shows, a param. */
export const contextType = choice(
  {
    brokers: { fr: 'Courtiers', en: 'Brokers' },
    teams: { fr: 'Équipes', en: 'Teams' },
    admins: { fr: 'Personnel administratif', en: 'Administrative staff' },
    directors: { fr: 'Direction', en: 'Directors' },
  },
  'brokers',
  { fr: 'Membres', en: 'Members' },
  { fr: 'Les membres que montre le bloc.', en: 'The kind of members that the block shows.' },
);
