import { type BlockFixtures, html, item, pictureOf, words } from '../fixtures.ts';

const picture = pictureOf('facade-010', 'Une maison de banlieue', 'A suburban house');
const description = html(
  '<p>Répondez à quelques questions. Un courtier de votre secteur vous revient avec une estimation, sans frais ni engagement.</p>',
  '<p>Answer a few questions. A broker from your area gets back to you with an estimate, free and without obligation.</p>',
);

export const fixtures: BlockFixtures = {
  default: item('property_valuation_block', {
    main_title: words('Combien vaut votre propriété\u00a0?', 'What is your property worth?'),
    description,
    bg_media: picture,
  }),
  everything: {
    block_type: 'property_valuation_block',
    block_params: { color_scheme: 'normal-grey' },
    fields: {
      main_title: words('Une évaluation gratuite', 'A free valuation'),
      description,
      bg_media: { ...picture, center: { x: 50, y: 30 } },
    },
  },
  'without a picture': item('property_valuation_block', {
    main_title: words('Une évaluation gratuite', 'A free valuation'),
    description,
  }),
  'very long French title': item('property_valuation_block', {
    main_title: words(
      'Obtenez l’évaluation confidentielle de votre immeuble à revenus de Saint-Jean-sur-Richelieu en quelques minutes',
    ),
    description,
  }),
  'no word at all': item('property_valuation_block', {}),
};
