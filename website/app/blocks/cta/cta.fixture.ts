import {
  examplesOf,
  html,
  item,
  linkTo,
  pictureOf,
  textOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('facade-004', 'Une maison de pierre en automne', 'A stone house in autumn');
const call = item('cta_item', { cta: linkTo('Demander une évaluation', 'Ask for a valuation', '/contact') });
const more = item('cta_item', { cta: linkTo('Notre façon de faire', 'How we work', '/a-propos') });

export const fixtures = examplesOf(
  'cta_block',
  {
    main_title: textOf('Combien vaut votre propriété ?', 'What is your property worth?'),
    description: html(
      '<p>Une évaluation gratuite, écrite et fondée sur les ventes de votre rue.</p>',
      '<p>A free, written valuation, founded on the sales of your street.</p>',
    ),
    bg_media: picture,
    cta_repeater: [call],
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        main_title: textOf('Parlons de votre projet', 'Let us talk about your project'),
        description: html(
          '<p>Le premier café est pour nous. <strong>Sans engagement</strong>, et sans jargon.</p>',
          '<p>The first coffee is on us. <strong>No commitment</strong>, and no jargon.</p>',
        ),
        bg_media: { ...picture, center: { x: 70, y: 40 } },
        cta_repeater: [call, more],
      },
    ),
    'above a panorama': withParams({ color_scheme: 'inverted' }, { arrangement: 'above' }),
    'beside the picture': { arrangement: 'beside' },
    'without a picture': {
      main_title: textOf('Parlons de votre projet', 'Let us talk about your project'),
      description: html('<p>Réponse en une journée ouvrable.</p>', '<p>An answer within one business day.</p>'),
      bg_media: null,
      cta_repeater: [call, more],
    },
    'very long French title': {
      main_title: textOf(
        'Obtenez une évaluation professionnelle et confidentielle de votre propriété par un courtier de votre quartier',
        'Have your home valued by a broker of your neighbourhood',
      ),
      description: null,
      cta_repeater: [call, more],
    },
    'title alone': { description: null, bg_media: null, cta_repeater: null },
  },
);
