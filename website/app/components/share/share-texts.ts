import { defineTexts } from '../../locale/define-texts.ts';

export const shareTexts = defineTexts({
  fr: {
    share: 'Partager',
    facebook: 'Partager sur Facebook',
    twitter: 'Partager sur X (Twitter)',
    linkedin: 'Partager sur LinkedIn',
    print: 'Imprimer',
    mail: 'Envoyer par courriel',
  },
  en: {
    share: 'Share',
    facebook: 'Share on Facebook',
    twitter: 'Share on X (Twitter)',
    linkedin: 'Share on LinkedIn',
    print: 'Print',
    mail: 'Send by email',
  },
});
