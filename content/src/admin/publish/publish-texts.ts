import type { Locale } from '@vitrine/contract/locale.ts';
import type { IssueKind } from '../../collections/publish-check/publish-issue.ts';
import { siteTimeZone } from '../../schedule/time-zone.ts';

/** Returns a date and time in the place of the sites. */
const inWords = (language: 'fr' | 'en', date: string): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeStyle: 'short', timeZone: siteTimeZone }).format(
    new Date(date),
  );

interface PublishTexts {
  checking: string;
  notPublished: string;
  title: (count: number) => string;
  warning: string;
  breaking: string;
  correct: string;
  publish: string;
  results: string;
  noDescription: string;
  locales: Record<Locale, string>;
  issues: Record<IssueKind, (detail: string) => string>;
}

export const publishTexts: Record<'fr' | 'en', PublishTexts> = {
  fr: {
    checking: 'Vérification avant la publication…',
    notPublished: 'Rien n’est publié\u00a0: le formulaire a été enregistré ou fermé entre-temps. Réessayez.',
    title: (count) =>
      count === 1 ? 'Un point à vérifier avant de publier' : `${count} points à vérifier avant de publier`,
    warning: 'Vous pouvez publier quand même.',
    breaking: 'Un champ obligatoire est vide\u00a0: les visiteurs ne verraient pas ce qui en dépend.',
    correct: 'Corriger',
    publish: 'Publier quand même',
    results: 'Dans les moteurs de recherche',
    noDescription: 'Sans description, le moteur choisit lui-même un extrait.',
    locales: { fr: 'en français', en: 'en anglais' },
    issues: {
      'missing-page-language': () => 'La page n’existe pas dans cette langue.',
      'no-blocks': () => 'La page n’a aucun bloc.',
      'empty-block': () => 'Le bloc est vide.',
      sample: () => 'Le contenu d’exemple n’est pas remplacé\u00a0: le bloc ne sera pas publié.',
      required: () => 'Ce champ est obligatoire.',
      'missing-language': () => 'Le texte manque.',
      'copied-texts': (count) =>
        count === '1'
          ? 'Un texte copié de l’autre langue n’est pas encore traduit.'
          : `${count} textes copiés de l’autre langue ne sont pas encore traduits.`,
      'missing-alt': () => 'Le texte de remplacement de l’image manque.',
      'dead-page': () => 'Le lien mène à une page supprimée ou non publiée. Les visiteurs ne le verront pas.',
      'dead-article': () =>
        'Le lien mène à un article supprimé, non publié ou à venir. Les visiteurs ne le voient pas d’ici là.',
      'dead-person': () => 'Le lien mène à une personne qui n’a pas de page publiée. Les visiteurs ne le verront pas.',
      'dead-office': () => 'Le lien mène à un bureau qui n’a pas de page publiée. Les visiteurs ne le verront pas.',
      'dead-listing': () => 'Le lien mène à une propriété qui n’a plus de page. Les visiteurs ne le verront pas.',
      'dead-file': () => 'Le lien mène à un fichier supprimé. Les visiteurs ne le verront pas.',
      'dead-address': (address) => `Le lien ${address} ne mène à aucune page du site.`,
      'no-search': (path) => `La recherche de ce bloc s’ouvre à ${path}, où le site n’a aucune page publiée.`,
      'no-place': () =>
        'Aucune municipalité ni aucun arrondissement n’est choisi\u00a0: les visiteurs ne verront pas le marché du secteur.',
      'no-privacy-officer': () =>
        'La personne responsable de la protection des renseignements personnels n’est pas nommée, ou son courriel manque. La loi demande de publier son titre et la façon de la joindre.',
      'heading-order': () => 'Un niveau de titre est sauté.',
      'no-description': () => 'La description pour les moteurs de recherche manque.',
      'long-title': () => 'Le titre sera coupé par les moteurs de recherche.',
      'long-description': () => 'La description sera coupée par les moteurs de recherche.',
      'not-indexed': () => 'La page est cachée aux moteurs de recherche.',
      'no-title': () => 'L’article n’a de titre dans aucune langue\u00a0: les visiteurs ne le verront pas.',
      'untitled-language': () => 'Sans titre, l’article ne paraît pas dans cette langue, où il a pourtant des textes.',
      'no-address': () => 'L’adresse courte manque\u00a0: celle de l’article n’aura aucun mot de son titre.',
      'no-text': () => 'L’article n’a pas de texte.',
      'no-excerpt': () =>
        'Le résumé manque\u00a0: ni le blogue ni les moteurs de recherche ne diront de quoi parle l’article.',
      'future-date': (date) => `Les visiteurs ne verront pas l’article avant le ${inWords('fr', date)}.`,
    },
  },
  en: {
    checking: 'Checking before publishing…',
    notPublished: 'Nothing was published: the form was saved or closed in the meantime. Try again.',
    title: (count) =>
      count === 1 ? 'One thing to check before publishing' : `${count} things to check before publishing`,
    warning: 'You can publish anyway.',
    breaking: 'A required field is empty: visitors would not see what depends on it.',
    correct: 'Correct',
    publish: 'Publish anyway',
    results: 'In search engines',
    noDescription: 'Without a description, the search engine chooses an excerpt itself.',
    locales: { fr: 'in French', en: 'in English' },
    issues: {
      'missing-page-language': () => 'The page does not exist in this language.',
      'no-blocks': () => 'The page has no blocks.',
      'empty-block': () => 'The block is empty.',
      sample: () => 'The sample content is not replaced: the block will not be published.',
      required: () => 'This field is required.',
      'missing-language': () => 'The text is missing.',
      'copied-texts': (count) =>
        count === '1'
          ? 'One text that was copied from the other language is not translated yet.'
          : `${count} texts that were copied from the other language are not translated yet.`,
      'missing-alt': () => 'The alternative text of the picture is missing.',
      'dead-page': () => 'The link leads to a page that is deleted or not published. Visitors will not see it.',
      'dead-article': () =>
        'The link leads to an article that is deleted, not published or still to come. Visitors do not see it until then.',
      'dead-person': () => 'The link leads to a person without a published page. Visitors will not see it.',
      'dead-office': () => 'The link leads to an office without a published page. Visitors will not see it.',
      'dead-listing': () => 'The link leads to a listing that no longer has a page. Visitors will not see it.',
      'dead-file': () => 'The link leads to a deleted file. Visitors will not see it.',
      'dead-address': (address) => `The link ${address} leads to no page of the site.`,
      'no-search': (path) => `The search of this block opens at ${path}, where the site has no published page.`,
      'no-place': () => 'No municipality or borough is chosen: visitors will not see the market of the area.',
      'no-privacy-officer': () =>
        'The person in charge of the protection of personal information is not named, or their e-mail address is missing. The law asks you to publish their title and how to reach them.',
      'heading-order': () => 'A heading level is skipped.',
      'no-description': () => 'The description for search engines is missing.',
      'long-title': () => 'Search engines will cut the title.',
      'long-description': () => 'Search engines will cut the description.',
      'not-indexed': () => 'The page is hidden from search engines.',
      'no-title': () => 'The article has a title in no language: visitors will not see it.',
      'untitled-language': () => 'Without a title the article does not exist in this language, although it has texts.',
      'no-address': () => 'The short address is missing: that of the article will hold no word of its title.',
      'no-text': () => 'The article has no text.',
      'no-excerpt': () =>
        'The excerpt is missing: neither the blog nor search engines will say what the article is about.',
      'future-date': (date) => `Visitors will not see the article before ${inWords('en', date)}.`,
    },
  },
};
