import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { icon } from '../kinds/icon.ts';
import { image } from '../kinds/image.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { displayProps } from './display-props.ts';
import { leftRight } from './layout-fields.ts';

export const aboutItem = describeItem('about_item', {
  label: { fr: 'Point fort', en: 'Highlight' },
  doc: { fr: 'Une raison et son icône.', en: 'One reason, with its icon.' },
  fields: {
    icon: icon({ fr: 'Icône', en: 'Icon' }, { fr: 'Précède le texte.', en: 'Stands before the text.' }),
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'La raison en quelques mots.', en: 'The reason in a few words.' },
    ),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'La raison en une phrase ou deux.', en: 'The reason in a sentence or two.' },
    ),
  },
});

export const highlights = describeBlock('highlights_block', {
  group: 'text',
  order: 40,
  label: { fr: 'Points forts', en: 'Highlights' },
  doc: { fr: 'Une image à côté d’une liste de raisons.', en: 'A picture beside a list of reasons.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une courte introduction.', en: 'A short introduction.' }),
    info_source: text({ fr: 'Source', en: 'Source' }, { fr: 'D’où vient un chiffre.', en: 'The source of a figure.' }),
    image: image({ fr: 'Image', en: 'Picture' }, { fr: 'L’image du bloc.', en: 'The picture of the block.' }),
    about_repeater: repeater(
      [aboutItem],
      { fr: 'Points forts', en: 'Highlights' },
      { fr: 'Trois ou quatre raisons.', en: 'Three or four reasons.' },
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
