import { choice, describeBlock, displayProps, image, repeater, richtext, text } from '../fields.ts';
import { ctaItem } from './items.ts';

export const imageText = describeBlock('image_text_block', {
  label: { fr: 'Image et texte', en: 'Image and text' },
  doc: 'A picture beside a text.',
  fields: {
    block_image: image('Image', 'Picture', 'The picture.'),
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'The running text.'),
    orientation_x: choice(
      ['left', 'right'],
      'left',
      'Côté de l’image',
      'Side of the picture',
      'Where the picture stands.',
    ),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'What to do next.'),
    ...displayProps,
  },
});
