import { examplesOf, html, item, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const buttons = [
  item('cta_item', { cta: linkTo('Voir les propriétés', 'See the properties', '/proprietes') }),
  item('cta_item', { cta: linkTo('Nous écrire', 'Write to us', '/contact') }),
];
const promise = html(
  '<p>Nous prenons peu de mandats à la fois. C’est ainsi que nous répondons le soir même, que nous sommes là aux visites et que nous connaissons vos voisins par leur nom.</p>',
  '<p>We take few mandates at a time. It is how we answer the same evening, attend the visits and know your neighbours by name.</p>',
);

export const fixtures = examplesOf(
  'text_block_2',
  {
    main_title: textOf('Peu de mandats, beaucoup d’attention', 'Few mandates, much attention'),
    description: promise,
    cta_repeater: buttons,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        text_align: 'left',
        main_title: textOf('Peu de mandats,\nbeaucoup d’attention', 'Few mandates,\nmuch attention'),
        description: html(
          '<p>Trois engagements&nbsp;:</p><ol><li>une réponse le jour même&nbsp;;</li><li>un rapport après chaque visite&nbsp;;</li><li>un prix que nous pouvons <em>expliquer</em>.</li></ol>',
          '<p>Three commitments:</p><ol><li>an answer the same day;</li><li>a report after every visit;</li><li>a price that we can <em>explain</em>.</li></ol>',
        ),
      },
    ),
    'on the right': {
      text_align: 'right',
      main_title: textOf('À votre rythme', 'At your pace'),
      cta_repeater: buttons.slice(0, 1),
    },
    'very long French title': {
      main_title: textOf(
        'Une connaissance intime des quartiers, des écoles et des règlements municipaux de toute la région métropolitaine',
        'We know the neighbourhoods, the schools and the by-laws',
      ),
      cta_repeater: null,
    },
    'title alone': { main_title: textOf('Bientôt', 'Soon'), description: null, cta_repeater: null },
  },
);
