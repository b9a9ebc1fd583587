/** Texts for a visitor whose preview link shows nothing. */
export const invalidLink = {
  title: { fr: 'Ce lien d’aperçu n’est plus valide', en: 'This preview link is no longer valid' },
  message: {
    fr: 'Il a expiré ou il est incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    en: 'It has expired or is incomplete. Please ask the person who sent it to you for a new one.',
  },
};
