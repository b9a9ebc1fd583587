import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    seeAll: 'Voir toutes les propriétés',
    map: 'Carte de ces propriétés',
    empty: 'Aucune propriété à montrer pour le moment.',
    failed: 'Nos propriétés ne sont pas accessibles pour le moment.',
    retry: 'Réessayer',
    fillTitle: 'Vous cherchez autre chose\u00a0?',
    fillText: 'Dites-nous ce qu’il vous faut\u00a0: nous vous préviendrons dès qu’une propriété y répond.',
    fillCta: 'Parler à un courtier',
  },
  en: {
    seeAll: 'See all properties',
    map: 'Map of these properties',
    empty: 'No properties to show for now.',
    failed: 'Our properties cannot be reached right now.',
    retry: 'Try again',
    fillTitle: 'Looking for something else?',
    fillText: 'Tell us what you need, and we will let you know as soon as a property fits.',
    fillCta: 'Talk to a broker',
  },
});
