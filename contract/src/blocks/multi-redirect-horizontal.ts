import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { redirectItem } from './redirect-items.ts';

export const multiRedirectHorizontal = describeBlock('multi_redirect_horizontal_block', {
  group: 'cards',
  order: 30,
  label: { fr: 'Redirections en rangée', en: 'Redirects in a row' },
  doc: {
    fr: 'Des liens vers d’autres pages, côte à côte, avec une icône, une image ou un numéro.',
    en: 'Links to other pages side by side, with an icon, a picture or a number.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une courte introduction.', en: 'A short introduction.' }),
    redirect_type: choice(
      {
        icon: { fr: 'Icônes', en: 'Icons' },
        image: { fr: 'Images', en: 'Pictures' },
        number: { fr: 'Numéros', en: 'Numbers' },
      },
      'icon',
      { fr: 'Présentation', en: 'Look' },
      { fr: 'Ce qui accompagne chaque titre.', en: 'The thing that stands with each title.' },
    ),
    redirects_repeater: repeater(
      [redirectItem],
      { fr: 'Redirections', en: 'Redirects' },
      { fr: 'De deux à quatre par rangée.', en: 'Two to four in a row.' },
    ),
    ...displayProps,
  },
});
