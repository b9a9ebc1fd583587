import {
  type BlockFixtures,
  examplesOf,
  html,
  item,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';
import { markerOf, propertyExamples } from '../../block-framework/fixtures/property-fixtures.ts';

const text = (fr: string, en: string) =>
  item('text_block_1', { main_title: textOf(fr, en), description: html(`<p>${fr}</p>`, `<p>${en}</p>`) });

const tab = (fr: string, en: string, ...blocks: unknown[]) =>
  item('test_tab_item', { main_title: textOf(fr, en), blocks_repeater: blocks });

const questions = item('questions_answers_block', {
  main_title: textOf('Questions fréquentes', 'Frequent questions'),
  items_repeater: [
    item('qa_item', {
      main_title: textOf('Qui paie l’inspection\u00a0?', 'Who pays for the inspection?'),
      description: html(
        '<p>L’acheteur, avant la signature de l’acte.</p>',
        '<p>The buyer, before the deed is signed.</p>',
      ),
    }),
  ],
});
const sold = item('sold_properties_map_block', {
  main_title: textOf('Vendues récemment', 'Recently sold'),
  // Includes prices that the content should not contain; the block must remove them at any nesting level.
  map_repeater: propertyExamples.map(markerOf),
});

const tabs = [
  tab('Un texte', 'A text', text('Un premier bloc', 'A first block'), text('Un deuxième bloc', 'A second block')),
  tab('Des questions', 'Questions', questions),
  tab('Vendues', 'Sold', sold),
];

export const fixtures: BlockFixtures = examplesOf(
  'test_block',
  { tabs_repeater: tabs },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      { tabs_repeater: [...tabs, tab('Un seul texte', 'One text', text('Le dernier', 'The last'))] },
    ),
    'a block in a tab in a tab': {
      tabs_repeater: [
        tab(
          'Dehors',
          'Outside',
          item('test_block', { tabs_repeater: [tab('Dedans', 'Inside', text('Au fond', 'At the bottom'))] }),
        ),
      ],
    },
    'very long French title': {
      tabs_repeater: [
        tab('Tout ce qu’il faut savoir avant de signer une promesse d’achat', 'Before you sign', text('Un', 'One')),
        tab('Renseignements complémentaires sur le financement', 'Financing', text('Deux', 'Two')),
        tab('Déménagement, branchements et changements d’adresse', 'Moving', text('Trois', 'Three')),
      ],
    },
    'no item at all': { tabs_repeater: null },
  },
);
