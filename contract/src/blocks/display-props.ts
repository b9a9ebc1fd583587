import { choice } from '../kinds/choice.ts';
import { color } from '../kinds/color.ts';
import { scalar } from '../kinds/scalar.ts';
import { leftRight } from './layout-fields.ts';

/**
 * The display props that most blocks share (layout.12). A block with its own `orientation_x` lists
 * it after these.
 */
export const displayProps = {
  bg_color_primary: color(
    { fr: 'Couleur de fond', en: 'Background colour' },
    { fr: 'Remplace le fond du jeu de couleurs.', en: 'Replaces the background of the colour scheme.' },
  ),
  bg_color_secondary: color(
    { fr: 'Couleur de fond secondaire', en: 'Second background colour' },
    { fr: 'La couleur des panneaux intérieurs.', en: 'The colour of inner panels.' },
  ),
  text_color: color(
    { fr: 'Couleur du texte', en: 'Text colour' },
    { fr: 'Remplace la couleur du texte du jeu de couleurs.', en: 'Replaces the text colour of the colour scheme.' },
  ),
  point_color: color(
    { fr: 'Couleur d’accent', en: 'Accent colour' },
    {
      fr: 'La couleur des puces, des filets et des petites marques.',
      en: 'The colour of bullets, rules and other small marks.',
    },
  ),
  orientation_x: choice(
    leftRight,
    null,
    { fr: 'Orientation', en: 'Orientation' },
    {
      fr: 'Le côté où se place le contenu, dans les blocs qui ont deux côtés.',
      en: 'The side on which the content stands, in blocks that have two sides.',
    },
  ),
  height: scalar(
    { fr: 'Hauteur', en: 'Height' },
    {
      fr: 'La hauteur minimale du bloc en pixels, par exemple 640px.',
      en: 'The minimum height of the block in pixels, such as 640px.',
    },
  ),
} as const;
