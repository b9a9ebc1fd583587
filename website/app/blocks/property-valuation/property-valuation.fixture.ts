import { examplesOf, html, pictureOf, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

const picture = pictureOf('facade-010', 'Une maison de banlieue', 'A suburban house');
export const fixtures = examplesOf(
  'property_valuation_block',
  {
    main_title: textOf('Combien vaut votre propriété\u00a0?', 'What is your property worth?'),
    description: html(
      '<p>Répondez à quelques questions. Un courtier de votre secteur vous revient avec une estimation, sans frais ni engagement.</p>',
      '<p>Answer a few questions. A broker from your area gets back to you with an estimate, free and without obligation.</p>',
    ),
    bg_media: picture,
  },
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      {
        main_title: textOf('Une évaluation gratuite', 'A free valuation'),
        bg_media: { ...picture, center: { x: 50, y: 30 } },
      },
    ),
    'without a picture': { main_title: textOf('Une évaluation gratuite', 'A free valuation'), bg_media: null },
    'very long French title': {
      main_title: textOf(
        'Obtenez l’évaluation confidentielle de votre immeuble à revenus de Saint-Jean-sur-Richelieu en quelques minutes',
      ),
      bg_media: null,
    },
    'no word at all': { main_title: null, description: null, bg_media: null },
  },
);
