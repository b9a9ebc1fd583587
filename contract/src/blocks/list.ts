import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { repeater } from '../kinds/repeater.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayPropsWithout } from './display-props.ts';

export const listItem = describeItem('list_item', {
  label: { fr: 'Élément de liste', en: 'List item' },
  doc: { fr: 'Un élément de la liste.', en: 'One item of the list.' },
  fields: {
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'L’élément en quelques mots.', en: 'The item in a few words.' },
    ),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une ou deux phrases.', en: 'One or two sentences.' }),
  },
});

export const list = describeBlock('list_block', {
  group: 'text',
  order: 80,
  label: { fr: 'Liste', en: 'List' },
  doc: {
    fr: 'Un titre à côté d’une liste à puces ou numérotée.',
    en: 'A title beside a bulleted or numbered list.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une courte introduction.', en: 'A short introduction.' }),
    list_type: choice(
      { ordered: { fr: 'Numérotée', en: 'Numbered' }, unordered: { fr: 'À puces', en: 'Bulleted' } },
      'unordered',
      { fr: 'Genre de liste', en: 'Kind of list' },
      {
        fr: 'Une liste numérotée montre 01, 02, 03 devant ses éléments.',
        en: 'A numbered list shows 01, 02, 03 before its items.',
      },
    ),
    list_items_repeater: repeater(
      [listItem],
      { fr: 'Éléments', en: 'Items' },
      { fr: 'Les éléments, dans l’ordre.', en: 'The items, in their order.' },
    ),
    ...displayPropsWithout('bg_color_secondary'),
  },
});
