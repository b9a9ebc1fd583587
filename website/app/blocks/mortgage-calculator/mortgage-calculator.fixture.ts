import { examplesOf, html, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';

export const fixtures = examplesOf(
  'mortgage_calculator_block',
  {
    main_title: textOf('Calculez vos paiements', 'Work out your payments'),
    description: html(
      '<p>Entrez le prix et votre mise de fonds pour connaître vos paiements.</p>',
      '<p>Enter the price and your down payment to see your payments.</p>',
    ),
  },
  {
    everything: withParams(
      { color_scheme: 'inverted', down_payment_rules: 'federal-2024' },
      { main_title: textOf('Calculatrice hypothécaire', 'Mortgage calculator') },
    ),
    'without chart, schedule and tax': withParams(
      { shows_chart: false, shows_schedule: false, shows_welcome_tax: false },
      { main_title: textOf('Vos paiements', 'Your payments'), description: null },
    ),
    'very long French title': {
      main_title: textOf(
        'Combien devrez-vous rembourser chaque mois pour la propriété de vos rêves à Saint-Jean-sur-Richelieu\u00a0?',
      ),
      description: null,
    },
    'no word at all': { main_title: null, description: null },
  },
);
