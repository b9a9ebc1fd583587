export const previewTexts = {
  fr: {
    open: 'Aperçu',
    openHint: 'Ouvre le dernier brouillon enregistré dans un nouvel onglet.',
    copy: 'Copier un lien d’aperçu',
    copyHint: 'Copie un lien pour une personne sans compte.',
    copied: (until: string) => `Lien copié. Il montre le brouillon, sans compte, jusqu’au ${until}.`,
    notCopied: (until: string) => `Copiez ce lien. Il montre le brouillon, sans compte, jusqu’au ${until}.`,
    failed: 'Le lien n’a pas pu être préparé. Réessayez dans un instant.',
  },
  en: {
    // A sentence that ends with a time has no full stop of its own, because “a.m.” and “p.m.” end with one.
    open: 'Preview',
    openHint: 'Opens the last saved draft in a new tab.',
    copy: 'Copy a preview link',
    copyHint: 'Copies a link for someone without an account.',
    copied: (until: string) => `Link copied. It shows the draft, without an account, until ${until}`,
    notCopied: (until: string) => `Copy this link. It shows the draft, without an account, until ${until}`,
    failed: 'The link could not be made. Please try again in a moment.',
  },
};
