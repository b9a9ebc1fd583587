import { defineTexts } from '../../../locale/define-texts.ts';
import { period } from './notice.ts';

/** Words of the notice that are the same for every site. */
export const noticeTexts = defineTexts({
  fr: {
    since: (date: string) => `En vigueur depuis le ${date}.`,
    written:
      'Ce texte suit les réglages du site\u00a0: quand un service est ajouté, retiré ou réglé autrement, il change aussi.',
    failed: 'Le détail de cette page n’a pas pu être chargé.',
    retry: 'Réessayer',
    contents: 'Sur cette page',
    collected: 'Ce que nous recueillons',
    headCollected: 'Renseignement',
    headWhy: 'Pourquoi',
    headKept: 'Combien de temps',
    backups: (days: number) =>
      `Ce qui est effacé disparaît aussi des sauvegardes, au plus tard ${period(days, 'fr')} après. Les journaux du serveur ne contiennent rien de ce que vous écrivez.`,
    recipients: 'Qui reçoit vos renseignements',
    abroad: 'À l’extérieur du Québec',
    abroadIntro: (names: string) =>
      `Ces services sont situés à l’extérieur du Québec, ou peuvent l’être\u00a0: ${names}.`,
    storage: 'Témoins et mémoire du navigateur',
    storageIntro:
      'Voici tout ce que le site lui-même place dans votre navigateur. Rien de cela ne sert à vous suivre d’un site à l’autre. Vous pouvez l’effacer dans les réglages du navigateur.',
    headName: 'Nom',
    headPurpose: 'À quoi il sert',
    headDuration: 'Durée',
    rights: 'Vos droits',
    changeConsent: 'Revoir mes choix de consentement',
    answer: 'Écrivez à la personne responsable. Nous répondons par écrit dans les 30\u00a0jours.',
    officer: 'La personne responsable',
    nobody: 'La personne qui dirige l’entreprise est responsable de la protection des renseignements personnels.',
    complaint: 'Si notre réponse ne vous satisfait pas, vous pouvez porter plainte à la',
    commission: 'Commission d’accès à l’information du Québec',
  },
  en: {
    since: (date: string) => `In effect since ${date}.`,
    written:
      'This text follows the settings of the site: when a service is added, removed or set differently, it changes too.',
    failed: 'The details of this page could not be loaded.',
    retry: 'Try again',
    contents: 'On this page',
    collected: 'What we collect',
    headCollected: 'Information',
    headWhy: 'Why',
    headKept: 'How long',
    backups: (days: number) =>
      `What is deleted also disappears from backups, ${period(days, 'en')} later at most. The server’s logs contain nothing of what you write.`,
    recipients: 'Who receives your information',
    abroad: 'Outside Québec',
    abroadIntro: (names: string) => `These services are outside Québec, or may be: ${names}.`,
    storage: 'Cookies and browser storage',
    storageIntro:
      'This is all that the site itself stores in your browser. None of it is used to follow you from one site to another. You can delete it in the settings of the browser.',
    headName: 'Name',
    headPurpose: 'What it is for',
    headDuration: 'Duration',
    rights: 'Your rights',
    changeConsent: 'Review my consent choices',
    answer: 'Write to the person in charge. We answer in writing within 30\u00a0days.',
    officer: 'The person in charge',
    nobody: 'The person who heads the company is in charge of the protection of personal information.',
    complaint: 'If our answer does not satisfy you, you may complain to the',
    commission: 'Commission d’accès à l’information du Québec',
  },
});
