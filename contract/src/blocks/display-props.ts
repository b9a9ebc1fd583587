import { color } from '../kinds/color.ts';
import { scalar } from '../kinds/scalar.ts';

/**
 * The display props that most blocks read (layout.12). The reader of the wire ignores those that a description does not list, such as
 * an `orientation_x` in a block without sides.
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
  height: scalar(
    { fr: 'Hauteur', en: 'Height' },
    {
      fr: 'La hauteur minimale du bloc en pixels, par exemple 640px.',
      en: 'The minimum height of the block in pixels, such as 640px.',
    },
  ),
} as const;

/** The names of all display props. A block with two sides describes its own `orientation_x`. */
export const displayPropNames = [...Object.keys(displayProps), 'orientation_x'];

type DisplayProps = typeof displayProps;

/** Returns the display props without those that change nothing in a block. */
export const displayPropsWithout = <const N extends keyof DisplayProps>(...names: N[]): Omit<DisplayProps, N> =>
  // The cast holds because exactly the named props are left out.
  Object.fromEntries(
    Object.entries(displayProps).filter(([name]) => !names.some((one) => one === name)),
  ) as unknown as Omit<DisplayProps, N>;
