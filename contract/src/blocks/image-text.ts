import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { ctaItem } from './items.ts';
import { leftRight } from './layout-fields.ts';

export const imageText = describeBlock('image_text_block', {
  group: 'text',
  order: 30,
  label: { fr: 'Image et texte', en: 'Image and text' },
  doc: { fr: 'Une image à côté d’un texte.', en: 'A picture beside a text.' },
  fields: {
    block_image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image du bloc.', en: 'The picture of the block.' }),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    ...displayProps,
    orientation_x: choice(
      leftRight,
      'left',
      { fr: 'Côté de l’image', en: 'Side of the picture' },
      { fr: 'Le côté où se place l’image.', en: 'The side on which the picture stands.' },
    ),
  },
});
