import type { Locale } from '@vitrine/contract/locale.ts';
import type { ComparedCollection } from '../../languages/language-state.ts';
import type { TextState } from '../../languages/text-state.ts';
import type { Language } from '../leads/staff-api.ts';

interface LanguageTexts {
  title: string;
  names: Record<Locale, string>;
  states: Record<TextState, string>;
  collections: Record<ComparedCollection, string>;
  intro: string;
  nothingOpen: string;
  open: (language: string, count: number) => string;
  absent: (language: string) => string;
  document: string;
  text: string;
  empty: string;
  copy: (from: string, to: string) => string;
  copyBlock: (from: string) => string;
  overwrite: string;
  confirmHeading: string;
  confirmBody: (to: string) => string;
  confirmLabel: string;
  upToDate: (language: string) => string;
  edit: (language: string) => string;
  copied: (count: number) => string;
  confirmed: (count: number) => string;
  nothingCopied: string;
  failed: string;
  refused: string;
  report: {
    title: string;
    intro: (site: string) => string;
    chooseSite: string;
    done: string;
    noDocuments: string;
    count: (open: number, total: number) => string;
    columns: { document: string; kind: string; fr: string; en: string };
    missing: (count: number) => string;
    older: (count: number) => string;
    copied: (count: number) => string;
    nothing: string;
    absent: string;
    untitled: string;
    link: string;
  };
}

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const languageTexts: Record<Language, LanguageTexts> = {
  fr: {
    title: 'Langues',
    names: { fr: 'Français', en: 'Anglais' },
    states: { done: 'À jour', missing: 'Manquant', older: 'Plus ancien', copied: 'À traduire' },
    collections: { pages: 'Page', articles: 'Article' },
    intro:
      'Les deux langues du dernier brouillon enregistré. «\u00a0Plus ancien\u00a0»\u00a0: l’autre langue a changé depuis. «\u00a0À traduire\u00a0»\u00a0: le texte est une copie de l’autre langue.',
    nothingOpen: 'Les deux langues sont complètes et à jour.',
    open: (language, count) => `${language}\u00a0: ${plural(count, 'texte à revoir', 'textes à revoir')}`,
    absent: (language) => `${language}\u00a0: cette langue n’existe pas encore`,
    document: 'Titre et référencement',
    text: 'Texte',
    empty: '—',
    copy: (from, to) =>
      `Copier ${from === 'Français' ? 'du français' : 'de l’anglais'} vers ${to === 'Français' ? 'le français' : 'l’anglais'}`,
    copyBlock: (from) => `Copier ${from === 'Français' ? 'du français' : 'de l’anglais'}`,
    overwrite: 'Remplacer aussi les textes qui existent déjà',
    confirmHeading: 'Remplacer les textes qui existent déjà\u00a0?',
    confirmBody: (to) =>
      `Les textes en ${to.toLowerCase()} du brouillon seront remplacés. Les versions précédentes restent dans l’onglet Versions.`,
    confirmLabel: 'Remplacer',
    upToDate: (language) => `Marquer ${language === 'Français' ? 'le français' : 'l’anglais'} à jour`,
    edit: (language) => `Modifier en ${language.toLowerCase()}`,
    copied: (count) => `${plural(count, 'texte copié', 'textes copiés')} dans le brouillon, à traduire.`,
    confirmed: (count) => `${plural(count, 'texte marqué', 'textes marqués')} à jour.`,
    nothingCopied: 'Il n’y a rien à copier.',
    failed: 'La modification n’a pas été enregistrée. Réessayez dans un instant.',
    refused: 'Ce document ne vous est pas confié.',
    report: {
      title: 'État des langues',
      intro: (site) => `Ce qui diffère entre le français et l’anglais sur «\u00a0${site}\u00a0».`,
      chooseSite: 'Choisissez un site pour voir ce qui diffère entre ses langues.',
      done: 'Toutes les pages et tous les articles existent dans les deux langues et sont à jour.',
      noDocuments: 'Ce site n’a pas encore de page.',
      count: (open, total) => `${plural(open, 'document à revoir', 'documents à revoir')} sur ${total}`,
      columns: { document: 'Titre', kind: 'Type', fr: 'Français', en: 'Anglais' },
      missing: (count) => plural(count, 'texte manquant', 'textes manquants'),
      older: (count) => plural(count, 'texte plus ancien', 'textes plus anciens'),
      copied: (count) => plural(count, 'texte à traduire', 'textes à traduire'),
      nothing: 'À jour',
      absent: 'N’existe pas',
      untitled: 'Sans titre',
      link: 'Langues',
    },
  },
  en: {
    title: 'Languages',
    names: { fr: 'French', en: 'English' },
    states: { done: 'Up to date', missing: 'Missing', older: 'Older', copied: 'To translate' },
    collections: { pages: 'Page', articles: 'Article' },
    intro:
      'Both languages of the last saved draft. “Older”: the other language has changed since. “To translate”: the text is a copy of the other language.',
    nothingOpen: 'Both languages are complete and up to date.',
    open: (language, count) => `${language}: ${plural(count, 'text to review', 'texts to review')}`,
    absent: (language) => `${language}: this language does not exist yet`,
    document: 'Title and SEO',
    text: 'Text',
    empty: '—',
    copy: (from, to) => `Copy from ${from} to ${to}`,
    copyBlock: (from) => `Copy from ${from}`,
    overwrite: 'Also replace the texts that exist already',
    confirmHeading: 'Replace the texts that exist already?',
    confirmBody: (to) => `The ${to} texts of the draft will be replaced. Earlier versions stay under Versions.`,
    confirmLabel: 'Replace',
    upToDate: (language) => `Mark ${language} up to date`,
    edit: (language) => `Edit in ${language}`,
    copied: (count) => `${plural(count, 'text copied', 'texts copied')} into the draft, to be translated.`,
    confirmed: (count) => `${plural(count, 'text marked', 'texts marked')} up to date.`,
    nothingCopied: 'There is nothing to copy.',
    failed: 'The change was not saved. Please try again in a moment.',
    refused: 'This document is not one of yours.',
    report: {
      title: 'State of the languages',
      intro: (site) => `The differences between French and English on “${site}”.`,
      chooseSite: 'Choose a site to see the differences between its languages.',
      done: 'All pages and articles exist in both languages and are up to date.',
      noDocuments: 'This site has no page yet.',
      count: (open, total) => `${plural(open, 'document', 'documents')} of ${total} to review`,
      columns: { document: 'Title', kind: 'Kind', fr: 'French', en: 'English' },
      missing: (count) => plural(count, 'missing text', 'missing texts'),
      older: (count) => plural(count, 'older text', 'older texts'),
      copied: (count) => plural(count, 'text to translate', 'texts to translate'),
      nothing: 'Up to date',
      absent: 'Does not exist',
      untitled: 'Untitled',
      link: 'Languages',
    },
  },
};
