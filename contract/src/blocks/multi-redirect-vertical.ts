import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { redirectItem } from './redirect-items.ts';

export const multiRedirectVertical = describeBlock('multi_redirect_vertical_block', {
  group: 'cards',
  order: 40,
  label: { fr: 'Redirections en colonne', en: 'Redirects in a column' },
  doc: {
    fr: 'Des liens vers d’autres pages, l’un sous l’autre, chacun avec son image.',
    en: 'Links to other pages one below another, each with a picture.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    redirects_repeater: repeater(
      [redirectItem],
      { fr: 'Redirections', en: 'Redirects' },
      { fr: 'Les liens, dans l’ordre.', en: 'The links, in their order.' },
    ),
    ...displayProps,
  },
});
