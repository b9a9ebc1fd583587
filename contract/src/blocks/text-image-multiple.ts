import { describeBlock, describeItem } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { mediaItem } from './items.ts';

export const textRowItem = describeItem('text_row_item', {
  label: { fr: 'Rangée de texte', en: 'Text row' },
  doc: { fr: 'Un passage du texte.', en: 'One passage of the text.' },
  fields: {
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le passage.', en: 'The passage.' }),
  },
});

export const mediaRowItem = describeItem('media_row_item', {
  label: { fr: 'Rangée de médias', en: 'Media row' },
  doc: { fr: 'Des images ou des vidéos côte à côte.', en: 'Pictures or videos side by side.' },
  fields: {
    media_repeater: repeater(
      [mediaItem],
      { fr: 'Médias', en: 'Media' },
      {
        fr: 'Une image prend toute la largeur, deux ou trois se la partagent.',
        en: 'One picture takes the whole width, two or three share it.',
      },
    ),
  },
});

export const textImageMultiple = describeBlock('text_image_multiple_block', {
  group: 'text',
  order: 70,
  label: { fr: 'Textes et images en rangées', en: 'Texts and pictures in rows' },
  doc: {
    fr: 'Un récit où alternent des passages de texte et des rangées d’images.',
    en: 'A story in which passages of text and rows of pictures alternate.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    rows_repeater: repeater(
      [textRowItem, mediaRowItem],
      { fr: 'Rangées', en: 'Rows' },
      { fr: 'Les textes et les images, dans l’ordre.', en: 'The texts and the pictures, in their order.' },
    ),
    ...displayProps,
  },
});
