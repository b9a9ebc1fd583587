import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    title: 'Propriétés',
    count: (count: number, text: string) => (count > 1 ? `${text} propriétés` : `${text} propriété`),
    loading: 'Chargement des propriétés…',
    more: 'Voir plus de propriétés',
    previous: 'Page précédente',
    emptyTitle: 'Aucune propriété trouvée',
    emptyText:
      'Élargissez vos critères ou la zone de la carte, ou dites à un courtier ce que vous cherchez\u00a0: il vous préviendra dès qu’une propriété correspondra.',
    contact: 'Écrire à un courtier',
    failedTitle: 'La recherche ne répond pas',
    failedText: 'Nos propriétés ne sont pas accessibles pour le moment. Réessayez dans un instant.',
    moreFailed: 'La suite de la liste n’a pas pu être chargée.',
    retry: 'Réessayer',
    showMap: 'Carte',
    showList: 'Liste',
    hideList: 'Masquer la liste',
    revealList: 'Afficher la liste',
    map: 'Carte des propriétés',
  },
  en: {
    title: 'Properties',
    count: (count: number, text: string) => (count === 1 ? `${text} property` : `${text} properties`),
    loading: 'Loading properties…',
    more: 'Show more properties',
    previous: 'Previous page',
    emptyTitle: 'No properties found',
    emptyText:
      'Widen your filters or the area of the map, or tell a broker what you are looking for: they will let you know as soon as something fits.',
    contact: 'Write to a broker',
    failedTitle: 'The search is not answering',
    failedText: 'Our properties cannot be reached right now. Please try again in a moment.',
    moreFailed: 'The rest of the list could not be loaded.',
    retry: 'Try again',
    showMap: 'Map',
    showList: 'List',
    hideList: 'Hide the list',
    revealList: 'Show the list',
    map: 'Map of the properties',
  },
});
