import { examplesOf, html, item, pictureOf, textOf } from '../../block-framework/fixtures/fixtures.ts';

const testimonial = (name: string, subtitle: [string, string], description: [string, string], portrait?: string) =>
  item('broker_testimonial_item', {
    broker_avatar: portrait ? pictureOf(portrait, '', '', 960, 1200) : null,
    broker_name: textOf(name),
    broker_subtitle: textOf(...subtitle),
    description: html(`<p>${description[0]}</p>`, `<p>${description[1]}</p>`),
  });

const testimonials = [
  testimonial(
    'Anouk Desrochers',
    ['Courtière depuis 2019', 'Broker since 2019'],
    [
      'J’ai commencé sans clientèle et sans voiture. La première semaine, on m’a confié un mentor, un bureau et trois visites à faire. Six ans plus tard, c’est moi qui accueille les nouveaux, et je leur dis la même chose qu’à moi&nbsp;: ici, on ne vous laisse pas seul devant une contre-offre.',
      'I started without clients and without a car. In my first week I was given a mentor, a desk and three visits to do. Six years later I welcome the new ones, and tell them what I was told: here, nobody leaves you alone with a counter-offer.',
    ],
    'portrait-013',
  ),
  testimonial(
    'Mathieu Lafrenière',
    ['Courtier agréé, commercial', 'Chartered broker, commercial'],
    [
      'Les outils sont bons, mais ce sont les collègues qui font la différence.',
      'The tools are good, but the colleagues make the difference.',
    ],
    'portrait-014',
  ),
];

const long: [string, string] = [
  Array.from(
    { length: 6 },
    () =>
      'J’ai commencé sans clientèle et sans voiture. La première semaine, on m’a confié un mentor, un bureau et trois visites à faire.',
  ).join(' '),
  Array.from(
    { length: 6 },
    () =>
      'I started without clients and without a car. In my first week I was given a mentor, a desk and three visits.',
  ).join(' '),
];

export const fixtures = examplesOf(
  'testimonials_brokers_block',
  {
    main_title: textOf('Pourquoi ils sont chez nous', 'Why they are with us'),
    image: pictureOf('office-003', 'L’équipe autour de la grande table', 'The team around the big table'),
    testimonials_repeater: testimonials,
  },
  {
    everything: { orientation_x: 'left', highlight_color: '#c8102e' },
    'one long testimonial': {
      testimonials_repeater: [testimonial('Anouk Desrochers', ['Courtière', 'Broker'], long, 'portrait-013')],
    },
    'without a picture': { image: null },
    'nothing optional': {
      main_title: null,
      image: null,
      testimonials_repeater: [
        item('broker_testimonial_item', {
          description: html('<p>On y apprend chaque jour.</p>', '<p>We learn daily.</p>'),
        }),
      ],
    },
    'very long French title': {
      main_title: textOf(
        'Ce que nos courtières et nos courtiers disent de leur agence, de leurs collègues et de leur métier',
        'What our brokers say',
      ),
      testimonials_repeater: [
        testimonial(
          'Marie-Antoinette Beauregard-Desrosiers de la Chevrotière',
          ['Courtière immobilière agréée, propriétés de prestige et immeubles multirésidentiels', 'Chartered broker'],
          ['Anticonstitutionnellement, hypothécairement, parfaitement.', 'Perfectly.'],
          'portrait-015',
        ),
      ],
    },
  },
);
