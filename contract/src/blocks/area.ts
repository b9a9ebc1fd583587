import { describeBlock, describeItem } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { number } from '../kinds/number.ts';
import { repeater } from '../kinds/repeater.ts';
import { text } from '../kinds/text.ts';
import { textarea } from '../kinds/textarea.ts';

export const breadcrumbItem = describeItem('breadcrumb_item', {
  label: { fr: 'Étape du fil d’Ariane', en: 'Breadcrumb' },
  doc: { fr: 'Une page plus générale.', en: 'A more general page.' },
  fields: {
    link: link({ fr: 'Lien', en: 'Link' }, { fr: 'La page.', en: 'The page.' }, { required: true }),
  },
});

export const areaFigureItem = describeItem('area_figure_item', {
  label: { fr: 'Chiffre d’un secteur', en: 'Figure of an area' },
  doc: { fr: 'Un chiffre et ce qu’il dit.', en: 'A figure and its meaning.' },
  fields: {
    main_title: text(
      { fr: 'Chiffre', en: 'Figure' },
      { fr: 'Comme «\u00a0549\u00a0000\u00a0$\u00a0».', en: 'Such as “$549,000”.' },
      { required: true },
    ),
    description: text(
      { fr: 'Sens', en: 'Meaning' },
      { fr: 'Comme «\u00a0prix demandé médian\u00a0».', en: 'Such as “median asking price”.' },
    ),
  },
});

export const areaShareItem = describeItem('area_share_item', {
  label: { fr: 'Part d’un type', en: 'Share of a type' },
  doc: { fr: 'Un type de propriété et sa part du secteur.', en: 'A property type and its share of the area.' },
  fields: {
    main_title: text({ fr: 'Type', en: 'Type' }, { fr: 'Le type de propriété.', en: 'The property type.' }),
    link: link(
      { fr: 'Lien', en: 'Link' },
      { fr: 'La page du type. Vide pour la page affichée.', en: 'The page of the type; empty for the shown page.' },
    ),
    count: number(0, { fr: 'Nombre', en: 'Number' }, { fr: 'Le nombre de propriétés.', en: 'The number of listings.' }),
    share: number(
      0,
      { fr: 'Part', en: 'Share' },
      { fr: 'La part du type, de 0 à 1.', en: 'The share of the type, from 0 to 1.' },
    ),
  },
});

export const area = describeBlock('area_block', {
  group: 'listings',
  order: 80,
  label: { fr: 'Portrait d’un secteur', en: 'Portrait of an area' },
  doc: {
    fr: 'Le titre, les chiffres et les types de propriétés d’un secteur. Les pages de secteurs le remplissent elles-mêmes.',
    en: 'The heading, the figures and the property types of an area. Area pages fill it by themselves.',
  },
  fields: {
    breadcrumbs_repeater: repeater(
      [breadcrumbItem],
      { fr: 'Fil d’Ariane', en: 'Breadcrumbs' },
      {
        fr: 'Les pages plus générales, de l’accueil à la plus proche.',
        en: 'The more general pages, from the home page.',
      },
    ),
    main_title: text(
      { fr: 'Titre', en: 'Title' },
      { fr: 'Le titre de la page.', en: 'The heading of the page.' },
      { required: true },
    ),
    description: textarea(
      { fr: 'Texte', en: 'Text' },
      { fr: 'Ce que disent les chiffres, en quelques phrases.', en: 'The figures in a few sentences.' },
    ),
    cta: link(
      { fr: 'Bouton', en: 'Button' },
      { fr: 'Mène à la recherche avec les mêmes critères.', en: 'Leads to the search with the same filters.' },
    ),
    guide: link(
      { fr: 'Guide', en: 'Guide' },
      { fr: 'Mène au guide du secteur.', en: 'Leads to the guide of the area.' },
    ),
    figures_repeater: repeater(
      [areaFigureItem],
      { fr: 'Chiffres', en: 'Figures' },
      { fr: 'Les chiffres.', en: 'The figures.' },
      { max: 4 },
    ),
    shares_title: text(
      { fr: 'Titre des types', en: 'Title of the types' },
      { fr: 'Le titre de la liste des types.', en: 'The heading of the list of types.' },
    ),
    shares_repeater: repeater(
      [areaShareItem],
      { fr: 'Types', en: 'Types' },
      { fr: 'Les types de propriétés, du plus fréquent au moins fréquent.', en: 'The types, the most frequent first.' },
    ),
  },
});
