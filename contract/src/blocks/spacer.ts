import { describeBlock } from '../fields.ts';
import { displayProps } from './display-props.ts';

export const spacer = describeBlock('spacer_block', {
  group: 'layout',
  order: 10,
  label: { fr: 'Espace', en: 'Spacer' },
  doc: { fr: 'Un espace vide entre deux blocs.', en: 'An empty space between two blocks.' },
  fields: {
    height: {
      ...displayProps.height,
      doc: {
        fr: 'La hauteur de l’espace en pixels, par exemple 64px.',
        en: 'The height of the space in pixels, such as 64px.',
      },
    },
  },
});
