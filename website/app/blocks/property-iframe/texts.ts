import { defineTexts } from '../../locale/define-texts.ts';

export const texts = defineTexts({
  fr: {
    title: 'Site de la propriété',
    loading: 'Le site de la propriété se charge…',
    late: 'Le site de la propriété tarde à répondre.',
    open: 'Ouvrir le site de la propriété dans un nouvel onglet',
    retry: 'Réessayer',
    unavailable: 'Le site de cette propriété n’est pas accessible pour le moment.',
  },
  en: {
    title: 'Property site',
    loading: 'The property site is loading…',
    late: 'The property site is slow to answer.',
    open: 'Open the property site in a new tab',
    retry: 'Try again',
    unavailable: 'The site of this property cannot be reached right now.',
  },
});
