import {
  examplesOf,
  item,
  lines,
  linkTo,
  pictureOf,
  textOf,
  videoOf,
  withParams,
} from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('landscape-001', 'Un quartier au bord du fleuve', 'A neighbourhood by the river');
const buttons = [
  item('cta_item', { cta: linkTo('Prendre rendez-vous', 'Book a meeting', '/contact') }),
  item('cta_item', { cta: linkTo('Voir nos propriétés', 'See our properties', '/proprietes') }),
];

const titleOnly = { super_title: null, description: null, cta_repeater: null };

export const fixtures = examplesOf(
  'hero_block_1',
  {
    super_title: textOf('Vendre', 'Sell'),
    main_title: textOf('Vendre au bon moment, au juste prix', 'Sell at the right time, at the right price'),
    description: lines(
      'Une évaluation honnête, une mise en valeur soignée et un courtier qui vous accompagne jusqu’au notaire.',
      'An honest valuation, careful staging and a broker beside you until the notary’s desk.',
    ),
    bg_media: picture,
    cta_repeater: buttons,
  },
  {
    everything: withParams(
      { color_scheme: 'inverted' },
      {
        super_title: textOf('À propos', 'About'),
        main_title: textOf('Vingt ans\nsur les deux rives', 'Twenty years\non both shores'),
        description: lines(
          'De Boucherville à Kirkland,\nrue par rue.',
          'From Boucherville to Kirkland,\nstreet by street.',
        ),
        bg_media: { ...picture, center: { x: 50, y: 80 } },
      },
    ),
    'below a panorama': { arrangement: 'below' },
    'beside the picture': withParams({ color_scheme: 'normal-grey' }, { arrangement: 'beside' }),
    'a film behind the words': {
      ...titleOnly,
      main_title: textOf('Une journée au bord du fleuve', 'A day by the river'),
      bg_media: videoOf('/resources/fleuve.webm', picture, { autoplay: true }),
    },
    'a video of YouTube': {
      ...titleOnly,
      main_title: textOf('La maison se visite d’ici', 'Visit the house from here'),
      bg_media: videoOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ', picture),
    },
    'without a picture': {
      ...titleOnly,
      main_title: textOf('Politique de confidentialité', 'Privacy policy'),
      description: lines('En vigueur depuis le 3 mars 2026.', 'In force since March 3, 2026.'),
      bg_media: null,
    },
    'very long French title': {
      super_title: textOf('Accompagnement des acheteurs et des vendeurs', 'For buyers and sellers'),
      main_title: textOf(
        'Un accompagnement personnalisé, de la première visite jusqu’à la signature chez le notaire et même au-delà',
        'With you from the first visit to the notary’s desk, and beyond',
      ),
      description: null,
    },
    'title alone': { ...titleOnly, main_title: textOf('Blogue', 'Blog') },
  },
);
