import { describeBlock } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const text1 = describeBlock('text_block_1', {
  group: 'text',
  order: 10,
  label: { fr: 'Texte 1', en: 'Text 1' },
  doc: { fr: 'Un titre à côté d’un texte.', en: 'A title beside a body text.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'La prochaine étape du visiteur.', en: 'The next step for the visitor.' },
    ),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Le corps du texte.', en: 'The body text.' }),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
