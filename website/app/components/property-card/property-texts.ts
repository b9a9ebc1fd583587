import { defineTexts } from '../../locale/define-texts.ts';

/** The texts shared by the blocks that show listings. */
export const propertyTexts = defineTexts({
  fr: {
    seeAll: 'Voir toutes les propriétés',
    empty: 'Aucune propriété à montrer pour le moment.',
    failed: 'Nos propriétés ne sont pas accessibles pour le moment.',
    failedAgain: 'Toujours pas de réponse. Réessayez dans un instant.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
    fillTitle: 'Vous cherchez autre chose\u00a0?',
    fillText: 'Décrivez ce qu’il vous faut, et vous aurez des nouvelles dès qu’une propriété y répond.',
    fillCta: 'Décrire ma recherche',
    moreTitle: (count: number, text: string): string =>
      count > 1 ? `Et ${text}\u00a0autres propriétés` : 'Et une autre propriété',
    moreText: 'Parcourez-les toutes, en liste ou sur la carte.',
    properties: 'Propriétés',
    featured: 'Propriétés en vedette',
    seeProperty: 'Voir la propriété',
    property: 'Propriété',
    map: 'Carte de ces propriétés',
    mapList: (count: number): string => `Les ${count}\u00a0propriétés de la carte`,
  },
  en: {
    seeAll: 'See all properties',
    empty: 'No properties to show for now.',
    failed: 'Our properties cannot be reached right now.',
    failedAgain: 'Still no answer. Please try again in a moment.',
    retry: 'Try again',
    retrying: 'Trying again…',
    fillTitle: 'Looking for something else?',
    fillText: 'Describe what you need, and hear as soon as a property fits.',
    fillCta: 'Describe my search',
    moreTitle: (count: number, text: string): string =>
      count > 1 ? `And ${text} more properties` : 'And one more property',
    moreText: 'Browse them all, as a list or on the map.',
    properties: 'Properties',
    featured: 'Featured properties',
    seeProperty: 'See the property',
    property: 'Property',
    map: 'Map of these properties',
    mapList: (count: number): string => `The ${count} properties on the map`,
  },
});
