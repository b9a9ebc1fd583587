import { type BlockFixtures, item, lines, linkTo, pictureOf, videoOf, words } from '../fixtures.ts';

const picture = pictureOf('landscape-001', 'Un quartier au bord du fleuve', 'A neighbourhood by the river');
const buttons = [
  item('cta_item', { cta: linkTo('Prendre rendez-vous', 'Book a meeting', '/contact') }),
  item('cta_item', { cta: linkTo('Voir nos propriétés', 'See our properties', '/proprietes') }),
];

export const fixtures: BlockFixtures = {
  default: item('hero_block_1', {
    super_title: words('Vendre', 'Sell'),
    main_title: words('Vendre au bon moment, au juste prix', 'Sell at the right time, at the right price'),
    description: lines(
      'Une évaluation honnête, une mise en valeur soignée et un courtier qui vous accompagne jusqu’au notaire.',
      'An honest valuation, careful staging and a broker beside you until the notary’s desk.',
    ),
    bg_media: picture,
    cta_repeater: buttons,
  }),
  everything: {
    block_type: 'hero_block_1',
    block_params: { color_scheme: 'inverted' },
    fields: {
      super_title: words('À propos', 'About'),
      main_title: words('Vingt ans\nsur les deux rives', 'Twenty years\non both shores'),
      description: lines(
        'De Boucherville à Kirkland,\nrue par rue.',
        'From Boucherville to Kirkland,\nstreet by street.',
      ),
      bg_media: { ...picture, center: { x: 50, y: 80 } },
      cta_repeater: buttons,
    },
  },
  'a film behind the words': item('hero_block_1', {
    main_title: words('Une journée au bord du fleuve', 'A day by the river'),
    bg_media: videoOf('/resources/fleuve.webm', picture, { autoplay: true }),
  }),
  'a video of YouTube': item('hero_block_1', {
    main_title: words('La maison se visite d’ici', 'Visit the house from here'),
    bg_media: videoOf('https://www.youtube.com/watch?v=dQw4w9WgXcQ', picture),
  }),
  'without a picture': item('hero_block_1', {
    main_title: words('Politique de confidentialité', 'Privacy policy'),
    description: lines('En vigueur depuis le 3 mars 2026.', 'In force since March 3, 2026.'),
  }),
  'very long French title': item('hero_block_1', {
    super_title: words('Accompagnement des acheteurs et des vendeurs', 'For buyers and sellers'),
    main_title: words(
      'Un accompagnement personnalisé, de la première visite jusqu’à la signature chez le notaire et même au-delà',
      'With you from the first visit to the notary’s desk, and beyond',
    ),
    bg_media: picture,
    cta_repeater: buttons,
  }),
  'title alone': item('hero_block_1', { main_title: words('Blogue', 'Blog'), bg_media: picture }),
};
