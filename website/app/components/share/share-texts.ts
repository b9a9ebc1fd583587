import { defineTexts } from '../../locale/define-texts.ts';

export const shareTexts = defineTexts({
  fr: {
    share: 'Partager',
    copied: 'Lien copié',
    facebook: 'Partager sur Facebook',
    twitter: 'Partager sur X (Twitter)',
    linkedin: 'Partager sur LinkedIn',
    print: 'Imprimer',
    mail: 'Envoyer par courriel',
  },
  en: {
    share: 'Share',
    copied: 'Link copied',
    facebook: 'Share on Facebook',
    twitter: 'Share on X (Twitter)',
    linkedin: 'Share on LinkedIn',
    print: 'Print',
    mail: 'Send by email',
  },
});
