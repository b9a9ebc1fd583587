import type { Locale } from '@vitrine/contract/locale.ts';
import type { BlockChangeKind } from '../../versions/compare-documents.ts';
import type { VersionEntry } from '../../versions/stored-versions.ts';
import type { Language } from '../leads/staff-api.ts';

interface VersionTexts {
  list: { title: string; intro: string; when: string; who: string; state: string; empty: string; open: string };
  states: Record<VersionEntry['state'], string>;
  autosave: string;
  nobody: string;
  heading: (moment: string) => string;
  savedBy: (name: string) => string;
  comparedTo: (moment: string) => string;
  first: string;
  compare: string;
  references: { previous: string; live: string; latest: string };
  same: string;
  back: string;
  document: string;
  block: Record<BlockChangeKind, string>;
  untitled: string;
  locales: Record<Locale | 'both', string>;
  added: string;
  removed: string;
  before: string;
  after: string;
  nothing: string;
  yes: string;
  no: string;
  formatting: string;
  order: string;
  settings: string;
  unknown: string;
}

export const versionTexts: Record<Language, VersionTexts> = {
  fr: {
    list: {
      title: 'Versions',
      intro: 'Choisissez une version pour voir ce qui a changé.',
      when: 'Enregistrée le',
      who: 'Par',
      state: 'État',
      empty: 'Aucune version n’est enregistrée.',
      open: 'Voir les changements',
    },
    states: { live: 'En ligne', earlier: 'Publiée avant', latest: 'Brouillon actuel', draft: 'Brouillon' },
    autosave: 'Enregistrement automatique',
    nobody: '—',
    heading: (moment) => `Version du ${moment}`,
    savedBy: (name) => `Enregistrée par ${name}`,
    comparedTo: (moment) => `Ce qui a changé depuis la version du ${moment}`,
    first: 'C’est la première version. Tout ce qu’elle contient est nouveau.',
    compare: 'Comparer avec',
    references: {
      previous: 'la version précédente',
      live: 'la version en ligne',
      latest: 'la version la plus récente',
    },
    same: 'Rien ne diffère entre ces deux versions.',
    back: 'Toutes les versions',
    document: 'Titre et réglages',
    block: {
      added: 'ajouté',
      removed: 'supprimé',
      moved: 'déplacé',
      hidden: 'masqué',
      shown: 'affiché de nouveau',
      changed: 'modifié',
    },
    untitled: 'sans titre',
    locales: { fr: 'Français', en: 'Anglais', both: 'Deux langues' },
    added: 'Ajouté\u00a0:',
    removed: 'Supprimé\u00a0:',
    before: 'Avant',
    after: 'Après',
    nothing: 'rien',
    yes: 'oui',
    no: 'non',
    formatting: 'La mise en forme a changé, pas les mots.',
    order: 'L’ordre a changé.',
    settings: 'Le réglage a changé.',
    unknown: 'document supprimé',
  },
  en: {
    list: {
      title: 'Versions',
      intro: 'Choose a version to see what changed.',
      when: 'Saved on',
      who: 'By',
      state: 'State',
      empty: 'No version is stored.',
      open: 'See the changes',
    },
    states: { live: 'Live', earlier: 'Published before', latest: 'Current draft', draft: 'Draft' },
    autosave: 'Saved automatically',
    nobody: '—',
    heading: (moment) => `Version of ${moment}`,
    savedBy: (name) => `Saved by ${name}`,
    comparedTo: (moment) => `Changes since the version of ${moment}`,
    first: 'This is the first version. Everything in it is new.',
    compare: 'Compare with',
    references: { previous: 'the previous version', live: 'the live version', latest: 'the most recent version' },
    same: 'Nothing differs between these two versions.',
    back: 'All versions',
    document: 'Title and settings',
    block: {
      added: 'added',
      removed: 'removed',
      moved: 'moved',
      hidden: 'hidden',
      shown: 'shown again',
      changed: 'changed',
    },
    untitled: 'untitled',
    locales: { fr: 'French', en: 'English', both: 'Both languages' },
    added: 'Added:',
    removed: 'Removed:',
    before: 'Before',
    after: 'After',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    formatting: 'The formatting changed, not the words.',
    order: 'The order changed.',
    settings: 'The setting changed.',
    unknown: 'deleted document',
  },
};
