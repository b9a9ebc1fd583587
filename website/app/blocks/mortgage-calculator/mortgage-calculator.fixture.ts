import { type BlockFixtures, html, item, words } from '../fixtures.ts';

const description = html(
  '<p>Entrez le prix et votre mise de fonds pour connaître vos paiements.</p>',
  '<p>Enter the price and your down payment to see your payments.</p>',
);

export const fixtures: BlockFixtures = {
  default: item('mortgage_calculator_block', {
    main_title: words('Calculez vos paiements', 'Work out your payments'),
    description,
  }),
  everything: {
    block_type: 'mortgage_calculator_block',
    block_params: { color_scheme: 'inverted', down_payment_rules: 'federal-2024' },
    fields: { main_title: words('Calculatrice hypothécaire', 'Mortgage calculator'), description },
  },
  'without chart, schedule and tax': {
    block_type: 'mortgage_calculator_block',
    block_params: { shows_chart: false, shows_schedule: false, shows_welcome_tax: false },
    fields: { main_title: words('Vos paiements', 'Your payments') },
  },
  'very long French title': item('mortgage_calculator_block', {
    main_title: words(
      'Combien devrez-vous rembourser chaque mois pour la propriété de vos rêves à Saint-Jean-sur-Richelieu\u00a0?',
    ),
  }),
  'no word at all': item('mortgage_calculator_block', {}),
};
