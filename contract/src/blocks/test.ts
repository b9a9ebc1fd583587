import { describeBlock, describeItem } from '../fields.ts';
import { anyBlock } from '../kinds/blocks.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';

export const testTabItem = describeItem('test_tab_item', {
  label: { fr: 'Onglet', en: 'Tab' },
  doc: { fr: 'Un onglet et ses blocs.', en: 'A tab and its blocks.' },
  fields: {
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Le nom de l’onglet.', en: 'The name of the tab.' },
      { required: true },
    ),
    blocks_repeater: anyBlock(
      { fr: 'Blocs', en: 'Blocks' },
      { fr: 'Les blocs de l’onglet.', en: 'The blocks of the tab.' },
    ),
  },
});

export const testBlock = describeBlock('test_block', {
  group: 'layout',
  order: 80,
  label: { fr: 'Bloc d’essai', en: 'Test block' },
  doc: {
    fr: 'Des onglets qui contiennent d’autres blocs, pour les démonstrations.',
    en: 'Tabs that hold other blocks, for demos.',
  },
  fields: {
    tabs_repeater: repeater(
      [testTabItem],
      { fr: 'Onglets', en: 'Tabs' },
      { fr: 'Les onglets, dans l’ordre.', en: 'The tabs, in their order.' },
    ),
  },
});
