import { describeBlock } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { flag } from '../kinds/flag.ts';
import { richtext } from '../kinds/richtext.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const mortgageCalculator = describeBlock('mortgage_calculator_block', {
  group: 'forms',
  order: 40,
  label: { fr: 'Calculatrice hypothécaire', en: 'Mortgage calculator' },
  doc: {
    fr: 'Estime les versements d’un prêt hypothécaire, avec un graphique et un tableau au choix.',
    en: 'Estimates the payments of a mortgage, with an optional chart and schedule.',
  },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: richtext({ fr: 'Texte', en: 'Text' }, { fr: 'Une courte introduction.', en: 'A short introduction.' }),
    ...displayProps,
  },
  params: {
    down_payment_rules: choice(
      {
        texts: { fr: 'Règles d’avant décembre 2024', en: 'Rules before December 2024' },
        'federal-2024': { fr: 'Règles en vigueur depuis décembre 2024', en: 'Rules in force since December 2024' },
      },
      'texts',
      { fr: 'Règles de mise de fonds', en: 'Down-payment rules' },
      {
        fr: 'Choisissez les règles en vigueur pour que le calcul soit celui des fiches de propriété, prime d’assurance comprise.',
        en: 'Choose the rules in force, so that the calculation is that of the listing pages, insurance premium included.',
      },
    ),
    shows_chart: flag(
      true,
      { fr: 'Graphique', en: 'Chart' },
      {
        fr: 'Affiche le solde et les intérêts au fil des ans.',
        en: 'Shows the balance and the interest over the years.',
      },
    ),
    shows_schedule: flag(
      true,
      { fr: 'Tableau', en: 'Schedule' },
      { fr: 'Affiche un tableau, une ligne par année.', en: 'Shows a table with one row a year.' },
    ),
    shows_welcome_tax: flag(
      true,
      { fr: 'Taxe de bienvenue', en: 'Welcome tax' },
      {
        fr: 'Affiche les droits sur les mutations immobilières au Québec.',
        en: 'Shows the duties on transfers in Québec.',
      },
    ),
  },
});
