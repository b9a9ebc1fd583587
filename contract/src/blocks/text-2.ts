import { choice, describeBlock, displayProps, repeater, richtext, text } from '../fields.ts';
import { ctaItem } from './items.ts';

export const text2 = describeBlock('text_block_2', {
  label: { fr: 'Texte 2', en: 'Text 2' },
  doc: 'One column: a title, a text and its buttons.',
  fields: {
    text_align: choice(['left', 'center', 'right'], 'center', 'Alignement', 'Alignment', 'How the text stands.'),
    main_title: text('Titre', 'Title', 'The heading.'),
    cta_repeater: repeater([ctaItem], 'Boutons', 'Buttons', 'What to do next.'),
    description: richtext('Texte', 'Text', 'The running text.'),
    ...displayProps,
  },
});
