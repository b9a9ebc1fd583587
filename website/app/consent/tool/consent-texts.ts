import type { Locale } from '@vitrine/contract/locale.ts';
import type { Translation } from 'vanilla-cookieconsent';
import { defineTexts, textsOf } from '../../locale/define-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import type { ConsentCategory } from '../consent-categories.ts';

const texts = defineTexts({
  fr: {
    title: 'Vos renseignements, votre choix',
    ask: (purposes: string) =>
      `Avec votre accord, ce site utilise des témoins et les services d’autres entreprises pour ${purposes}. Rien de cela n’est activé sans vous, et votre choix peut changer en tout temps, au bas de chaque page.`,
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    choose: 'Choisir',
    save: 'Enregistrer mes choix',
    close: 'Fermer',
    privacy: 'Politique de confidentialité',
    preferences: 'Préférences de confidentialité',
    intro:
      'Vous pouvez accepter ou refuser chaque usage séparément. Un refus ne vous prive d’aucune page ni d’aucun formulaire. Votre choix est conservé six mois.',
    nothing:
      'Ce site ne vous suit pas\u00a0: il n’utilise ni mesure d’audience, ni publicité, ni service qui vous identifierait. Il n’y a donc rien à accepter ni à refuser.',
    necessary: 'Essentiels, toujours actifs',
    necessaryText:
      'Un témoin retient votre langue pendant un an, et un autre vos choix de confidentialité, s’il y en a. Les coordonnées et les filtres de recherche que vous saisissez restent dans votre navigateur jusqu’à ce que vous fermiez l’onglet.',
    moreTitle: 'En savoir plus',
    more: (link: string) =>
      `Les renseignements recueillis, les personnes qui y ont accès, leur conservation et vos droits sont décrits dans notre ${link}.`,
    policy: 'politique de confidentialité',
  },
  en: {
    title: 'Your information, your choice',
    ask: (purposes: string) =>
      `With your consent, this site uses cookies and the services of other companies to ${purposes}. None of this is turned on without you, and you can change your mind at any time, at the bottom of every page.`,
    accept: 'Accept all',
    refuse: 'Refuse all',
    choose: 'Choose',
    save: 'Save my choices',
    close: 'Close',
    privacy: 'Privacy policy',
    preferences: 'Privacy preferences',
    intro:
      'You can accept or refuse each use separately. Refusing does not keep you from any page or form. Your choice is kept for six months.',
    nothing:
      'This site does not track you: it uses no audience measurement, no advertising and no service that would identify you. There is nothing to accept or to refuse.',
    necessary: 'Essential, always on',
    necessaryText:
      'One cookie remembers your language for a year, and another your privacy choices, if any. The contact details and search filters that you enter stay in your browser until you close the tab.',
    moreTitle: 'Learn more',
    more: (link: string) =>
      `Our ${link} describes what information is collected, who has access to it, how long it is kept and what your rights are.`,
    policy: 'privacy policy',
  },
});

interface Purpose {
  title: string;
  /** Completes the sentence of the banner. */
  short: string;
  text: string;
}

const purposes: Readonly<Record<Locale, Readonly<Record<ConsentCategory, Purpose>>>> = {
  fr: {
    functionality: {
      title: 'Fonctions supplémentaires',
      short: 'offrir des fonctions comme le clavardage',
      text: 'Des services d’autres entreprises ajoutent des fonctions au site, comme le clavardage ou la prise de rendez-vous. Ils peuvent reconnaître votre appareil.',
    },
    analytics: {
      title: 'Mesure d’audience',
      short: 'mesurer sa fréquentation',
      text: 'Nous mesurons quelles pages sont vues et comment on y arrive, pour améliorer le site. L’entreprise qui fait cette mesure peut recevoir votre adresse IP et traiter les données hors du Québec.',
    },
    marketing: {
      title: 'Publicité',
      short: 'vous proposer des publicités selon vos visites',
      text: 'Des entreprises de publicité retiennent vos visites pour vous montrer leurs annonces ailleurs et en mesurer l’effet. Elles peuvent établir votre profil et traiter les données hors du Québec.',
    },
    diagnostics: {
      title: 'Rapports d’erreurs',
      short: 'corriger les erreurs qui surviennent',
      text: 'Quand une erreur survient, un rapport nous dit laquelle, sur quelle page, et ce qui l’a précédée à l’écran, textes et images masqués. Il peut être traité hors du Québec.',
    },
  },
  en: {
    functionality: {
      title: 'Additional features',
      short: 'offer features such as chat',
      text: 'Services of other companies add features to the site, such as chat or booking an appointment. They may recognize your device.',
    },
    analytics: {
      title: 'Audience measurement',
      short: 'measure its traffic',
      text: 'We measure which pages are seen and how visitors reach them, to improve the site. The company that does so may receive your IP address and process the data outside Quebec.',
    },
    marketing: {
      title: 'Advertising',
      short: 'show you advertising based on your visits',
      text: 'Advertising companies remember your visits to show you their ads elsewhere and to measure their effect. They may build a profile of you and process the data outside Quebec.',
    },
    diagnostics: {
      title: 'Error reports',
      short: 'fix the errors that occur',
      text: 'When an error occurs, a report tells us which one, on which page, and what was on the screen before it, with texts and pictures masked. It may be processed outside Quebec.',
    },
  },
};

/** Returns the texts of the banner and the preferences for the requested categories, as HTML that contains no external text. */
export function consentTranslation(locale: Locale, asked: readonly ConsentCategory[]): Translation {
  const t = textsOf(texts, locale);
  const privacyLink = (text: string) => `<a href="${fixedPath('privacy', locale)}">${text}</a>`;
  const list = new Intl.ListFormat(`${locale}-CA`).format(asked.map((category) => purposes[locale][category].short));
  const hasChoice = asked.length > 0;
  return {
    consentModal: {
      title: t.title,
      description: t.ask(list),
      acceptAllBtn: t.accept,
      acceptNecessaryBtn: t.refuse,
      showPreferencesBtn: t.choose,
      footer: privacyLink(t.privacy),
    },
    preferencesModal: {
      title: t.preferences,
      closeIconLabel: t.close,
      ...(hasChoice && { acceptAllBtn: t.accept, acceptNecessaryBtn: t.refuse, savePreferencesBtn: t.save }),
      sections: [
        { description: hasChoice ? t.intro : t.nothing },
        { title: t.necessary, description: t.necessaryText, linkedCategory: 'necessary' },
        ...asked.map((category) => ({
          title: purposes[locale][category].title,
          description: purposes[locale][category].text,
          linkedCategory: category,
        })),
        { title: t.moreTitle, description: t.more(privacyLink(t.policy)) },
      ],
    },
  };
}
