import { describeBlock } from '../fields.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';
import { iconListItem } from './items.ts';

export const iconList = describeBlock('icon_list_block', {
  group: 'text',
  order: 90,
  label: { fr: 'Liste avec icônes', en: 'List with icons' },
  doc: { fr: 'De courtes lignes, chacune avec son icône.', en: 'Short lines, each with an icon.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    list_items_repeater: repeater(
      [iconListItem],
      { fr: 'Lignes', en: 'Lines' },
      { fr: 'Les lignes de la liste.', en: 'The lines of the list.' },
    ),
    ...displayProps,
  },
});
