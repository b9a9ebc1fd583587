import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';
import { ctaItem } from './items.ts';
import { leftCenterRight } from './layout-fields.ts';

export const text2 = describeBlock('text_block_2', {
  group: 'text',
  order: 20,
  label: { fr: 'Texte 2', en: 'Text 2' },
  doc: {
    fr: 'Une colonne\u00a0: un titre, un texte et des boutons.',
    en: 'One column: a title, a text and its buttons.',
  },
  fields: {
    text_align: choice(
      leftCenterRight,
      'center',
      { fr: 'Alignement', en: 'Alignment' },
      { fr: 'L’alignement du texte.', en: 'The alignment of the text.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cta_repeater: repeater(
      [ctaItem],
      { fr: 'Boutons', en: 'Buttons' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
