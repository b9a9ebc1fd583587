import { describeBlock, displayProps, link, richtext, text } from '../fields.ts';

export const text1 = describeBlock('text_block_1', {
  label: { fr: 'Texte 1', en: 'Text 1' },
  doc: 'A title beside a running text.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    cta: link('Bouton', 'Button', 'What to do next.'),
    description: richtext('Texte', 'Text', 'The running text.'),
    ...displayProps,
  },
});
