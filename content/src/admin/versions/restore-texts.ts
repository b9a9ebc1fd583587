import type { Locale } from '@vitrine/contract/locale.ts';
import type { Language } from '../leads/staff-api.ts';

interface RestoreTexts {
  title: string;
  intro: string;
  all: string;
  one: Record<Locale, string>;
  heading: string;
  confirm: string;
  cancel: string;
  draft: string;
  nothingLost: string;
  languages: (names: string) => string;
  texts: string;
  blocks: string;
  missing: string;
  oneLanguage: Record<Locale, string>;
  more: (count: number) => string;
  names: Record<Locale, string>;
  done: string;
  restored: (count: number) => string;
  nothingRestored: string;
  refused: string;
  failed: string;
}

export const restoreTexts: Record<Language, RestoreTexts> = {
  fr: {
    title: 'Rétablir cette version',
    intro: 'Elle devient le brouillon. Rien n’est publié tant que vous ne publiez pas le brouillon.',
    all: 'Rétablir toute la version',
    one: { fr: 'Rétablir le français seul', en: 'Rétablir l’anglais seul' },
    heading: 'Rétablir cette version\u00a0?',
    confirm: 'Rétablir comme brouillon',
    cancel: 'Annuler',
    draft:
      'Les visiteurs ne voient rien tant que vous ne publiez pas le brouillon. Le brouillon actuel reste parmi les versions.',
    nothingLost: 'Le brouillon actuel n’a rien que cette version n’ait pas.',
    languages: (names) =>
      `Cette version n’a aucun texte dans cette langue\u00a0: ${names}. Toute la traduction serait perdue.`,
    texts: 'Textes perdus',
    blocks: 'Blocs perdus',
    missing: 'Pages et images qui n’existent plus',
    oneLanguage: {
      fr: 'Les textes français de cette version remplacent ceux du brouillon. L’anglais, les images et les blocs ajoutés depuis restent.',
      en: 'Les textes anglais de cette version remplacent ceux du brouillon. Le français, les images et les blocs ajoutés depuis restent.',
    },
    more: (count) => `et ${count} de plus`,
    names: { fr: 'français', en: 'anglais' },
    done: 'La version est devenue le brouillon.',
    restored: (count) =>
      count === 1 ? 'Un texte est rétabli dans le brouillon.' : `${count} textes sont rétablis dans le brouillon.`,
    nothingRestored: 'Cette version n’a aucun texte différent dans cette langue.',
    refused:
      'Cette version ne peut pas être rétablie\u00a0: ce document ne vous est pas confié, ou un de ses champs n’est plus permis.',
    failed: 'La version n’a pas été rétablie. Réessayez dans un instant.',
  },
  en: {
    title: 'Restore this version',
    intro: 'It becomes the draft. Nothing is published until you publish it.',
    all: 'Restore the whole version',
    one: { fr: 'Restore French alone', en: 'Restore English alone' },
    heading: 'Restore this version?',
    confirm: 'Restore as a draft',
    cancel: 'Cancel',
    draft: 'Visitors see nothing until you publish the draft. The current draft stays among the versions.',
    nothingLost: 'The current draft has nothing that this version lacks.',
    languages: (names) => `This version has no text in this language: ${names}. The whole translation would be lost.`,
    texts: 'Lost texts',
    blocks: 'Lost blocks',
    missing: 'Pages and pictures that no longer exist',
    oneLanguage: {
      fr: 'The French texts of this version replace those of the draft. English, pictures and the blocks added since stay.',
      en: 'The English texts of this version replace those of the draft. French, pictures and the blocks added since stay.',
    },
    more: (count) => `and ${count} more`,
    names: { fr: 'French', en: 'English' },
    done: 'The version has become the draft.',
    restored: (count) =>
      count === 1 ? 'One text is restored in the draft.' : `${count} texts are restored in the draft.`,
    nothingRestored: 'This version has no different text in this language.',
    refused:
      'This version cannot be restored: the document is not one of yours, or one of its fields is no longer allowed.',
    failed: 'The version was not restored. Please try again in a moment.',
  },
};
