import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { ctaItem, mediaItem } from './items.ts';
import { leftRight } from './layout-fields.ts';

export const textImageDouble = describeBlock('text_image_double_block', {
  group: 'text',
  order: 60,
  label: { fr: 'Texte et deux images', en: 'Text and two pictures' },
  doc: {
    fr: 'Un texte à côté de deux images décalées.',
    en: 'A text beside two pictures, one lower than the other.',
  },
  fields: {
    super_title: text(
      { fr: 'Surtitre', en: 'Super title' },
      { fr: 'Un mot ou deux au-dessus du titre.', en: 'A word or two above the title.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    media_repeater: repeater(
      [mediaItem],
      { fr: 'Médias', en: 'Media' },
      { fr: 'Deux images ou vidéos.', en: 'Two pictures or videos.' },
      { max: 2 },
    ),
    ...displayProps,
    orientation_x: choice(
      leftRight,
      'left',
      { fr: 'Côté des images', en: 'Side of the pictures' },
      { fr: 'Le côté où se placent les images.', en: 'The side on which the pictures stand.' },
    ),
  },
});
