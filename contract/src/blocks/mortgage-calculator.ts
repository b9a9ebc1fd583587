import { choice, describeBlock, displayProps, flag, richtext, text } from '../fields.ts';

export const mortgageCalculator = describeBlock('mortgage_calculator_block', {
  label: { fr: 'Calculatrice hypothécaire', en: 'Mortgage calculator' },
  doc: 'Estimates the payments of a mortgage, with a chart and a schedule where they are wanted.',
  fields: {
    main_title: text('Titre', 'Title', 'The heading.'),
    description: richtext('Texte', 'Text', 'A short introduction.'),
    ...displayProps,
  },
  params: {
    down_payment_rules: choice(
      ['texts', 'federal-2024'],
      'texts',
      'Règles de mise de fonds',
      'Down-payment rules',
      'The rules of the specification, or the federal ones in force since December 2024.',
    ),
    shows_chart: flag(true, 'Graphique', 'Chart', 'Shows the balance and the interest over the years.'),
    shows_schedule: flag(true, 'Tableau', 'Schedule', 'Shows the table of every year.'),
    shows_welcome_tax: flag(true, 'Taxe de bienvenue', 'Welcome tax', 'Shows the duties on transfers in Québec.'),
  },
});
