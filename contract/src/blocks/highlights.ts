import { choice, describeBlock, displayProps, icon, image, repeater, richtext, text, textarea } from '../fields.ts';

export const aboutItem = describeBlock('about_item', {
  place: 'item',
  label: { fr: 'Point fort', en: 'Highlight' },
  doc: 'One reason, with its icon.',
  fields: {
    icon: icon('Icône', 'Icon', 'Stands before the words.'),
    main_title: text('Titre', 'Title', 'The reason in a few words.'),
    description: textarea('Texte', 'Text', 'The reason in a sentence or two.'),
  },
});

export const highlights = describeBlock('highlights_block', {
  label: { fr: 'Points forts', en: 'Highlights' },
  doc: 'A picture beside a list of reasons.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'A short introduction.'),
    info_source: text('Source', 'Source', 'Where a figure comes from.'),
    image: image('Image', 'Picture', 'The picture.'),
    about_repeater: repeater([aboutItem], 'Points forts', 'Highlights', 'Three or four reasons.'),
    orientation_x: choice(
      ['left', 'right'],
      'left',
      'Côté de l’image',
      'Side of the picture',
      'Where the picture stands.',
    ),
    ...displayProps,
  },
});
