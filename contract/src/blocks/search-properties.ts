import { describeBlock } from '../fields.ts';
import { link } from '../kinds/link.ts';
import { text } from '../kinds/text.ts';
import { displayProps } from './display-props.ts';

export const searchProperties = describeBlock('search_properties_block', {
  group: 'listings',
  order: 10,
  label: { fr: 'Recherche de propriétés', en: 'Property search' },
  doc: {
    fr: 'La page de recherche complète\u00a0: critères, liste et carte.',
    en: 'The whole search page: filters, list and map.',
  },
  isLoaded: true,
  opensSearch: true,
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre de la page.', en: 'The heading of the page.' }),
    empty_cta: link(
      { fr: 'Bouton sans résultat', en: 'Button without results' },
      {
        fr: 'S’affiche quand rien n’est trouvé. Par défaut, mène à la page de contact.',
        en: 'Shows when nothing is found; leads to the contact page by default.',
      },
    ),
    alert_cta: link(
      { fr: 'Bouton d’alerte', en: 'Button of the alert' },
      {
        fr: 'S’affiche près du nombre de propriétés dès que la recherche a un critère, et remplit le formulaire. Par défaut, mène à la première page qui a une alerte immobilière.',
        en: 'Shows beside the number of properties once the search has a filter, and fills the form. Leads to the first page with a property alert by default.',
      },
      {
        byDefault: {
          block: 'property_alert_block',
          fragment: '#property_alert',
          text: { fr: 'Créez une alerte avec ces critères', en: 'Create an alert with these criteria' },
        },
      },
    ),
    ...displayProps,
  },
});
