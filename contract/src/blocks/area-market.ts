import { describeBlock, describeItem } from '../fields.ts';
import { choice } from '../kinds/choice.ts';
import { flag } from '../kinds/flag.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';
import { areaFigureItem } from './area.ts';
import { areaLinkItem } from './area-links.ts';
import { displayProps } from './display-props.ts';

export const areaBarItem = describeItem('area_bar_item', {
  label: { fr: 'Barre d’un graphique', en: 'Bar of a chart' },
  doc: { fr: 'Un nom, sa valeur et la longueur de sa barre.', en: 'A name, its value and the length of its bar.' },
  fields: {
    main_title: text(
      { fr: 'Nom', en: 'Name' },
      { fr: 'Comme «\u00a0Condos\u00a0» ou «\u00a0mars 2026\u00a0».', en: 'Such as “Condos” or “March 2026”.' },
      { required: true },
    ),
    value: text({ fr: 'Valeur', en: 'Value' }, { fr: 'La valeur en toutes lettres.', en: 'The value as text.' }),
    share: number(
      0,
      { fr: 'Longueur', en: 'Length' },
      { fr: 'De 0 à 1, la plus longue barre étant 1.', en: 'From 0 to 1; the longest bar is 1.' },
    ),
    link: link({ fr: 'Lien', en: 'Link' }, { fr: 'La page de ce type.', en: 'The page of this type.' }),
  },
});

export const areaChartItem = describeItem('area_chart_item', {
  label: { fr: 'Graphique d’un secteur', en: 'Chart of an area' },
  doc: { fr: 'Un titre, une phrase et des barres.', en: 'A title, a sentence and bars.' },
  fields: {
    kind: choice(
      {
        types: { fr: 'Types de propriétés', en: 'Property types' },
        prices: { fr: 'Prix médians par type', en: 'Median prices by type' },
        months: { fr: 'Mois par mois', en: 'Month by month' },
      },
      'types',
      { fr: 'Sujet', en: 'Subject' },
      { fr: 'Ce que montre le graphique.', en: 'What the chart shows.' },
    ),
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du graphique.', en: 'The title of the chart.' }),
    description: text(
      { fr: 'Phrase', en: 'Sentence' },
      { fr: 'Ce que dit le graphique, en une phrase.', en: 'What the chart says, in one sentence.' },
    ),
    bars_repeater: repeater(
      [areaBarItem],
      { fr: 'Barres', en: 'Bars' },
      { fr: 'Les barres, dans leur ordre.', en: 'The bars in their order.' },
      { min: 1 },
    ),
  },
});

const shown = (fr: string, en: string, docFr: string, docEn: string) =>
  flag(true, { fr, en }, { fr: docFr, en: docEn });

export const areaMarket = describeBlock('area_market_block', {
  group: 'listings',
  order: 100,
  label: { fr: 'Marché d’un secteur', en: 'Market of an area' },
  doc: {
    fr: 'Les chiffres d’une municipalité ou d’un arrondissement, tenus à jour d’après les inscriptions du site\u00a0: choisissez le lieu parmi les critères. La page automatique du secteur mène alors à celle qui porte le bloc.',
    en: 'The figures of a municipality or a borough, kept up to date from the listings of the site: choose the place among the criteria. The automatic page of the area then leads to the page that has the block.',
  },
  coreData: 'area',
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre du bloc.', en: 'The heading of the block.' }),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      {
        fr: 'Votre lecture du marché, sans chiffres qui vieilliraient.',
        en: 'Your view of the market, without figures that would age.',
      },
    ),
    figures_repeater: repeater(
      [areaFigureItem],
      { fr: 'Chiffres', en: 'Figures' },
      { fr: 'Remplis d’après les inscriptions du lieu choisi.', en: 'Filled from the listings of the chosen place.' },
      { max: 4 },
    ),
    charts_repeater: repeater(
      [areaChartItem],
      { fr: 'Graphiques', en: 'Charts' },
      { fr: 'Remplis d’après les inscriptions du lieu choisi.', en: 'Filled from the listings of the chosen place.' },
    ),
    links_repeater: repeater(
      [areaLinkItem],
      { fr: 'Liens vers les propriétés', en: 'Links to the listings' },
      {
        fr: 'Remplis avec les pages des propriétés du lieu choisi.',
        en: 'Filled with the pages of the listings of the chosen place.',
      },
    ),
    ...displayProps,
  },
  params: {
    figures_enabled: shown(
      'Montrer les chiffres',
      'Show the figures',
      'Le nombre, le prix médian, les nouveautés et le changement.',
      'The number, the median price, what is new and the change.',
    ),
    types_enabled: shown(
      'Montrer les types',
      'Show the types',
      'Le nombre de propriétés de chaque type.',
      'The number of listings of each type.',
    ),
    prices_enabled: shown(
      'Montrer les prix par type',
      'Show the prices by type',
      'Le prix médian de chaque type qui a au moins cinq prix affichés.',
      'The median price of each type with at least five asking prices.',
    ),
    months_enabled: shown(
      'Montrer les douze derniers mois',
      'Show the last twelve months',
      'Le nombre de propriétés offertes chaque mois, depuis que le site le connaît.',
      'The number of listings on offer each month, since the site has known it.',
    ),
  },
});
