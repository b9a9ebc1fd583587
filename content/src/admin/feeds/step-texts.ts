import type { Language } from '../leads/staff-api.ts';
import type { Step } from './source-steps.ts';

interface StepTexts {
  progress: string;
  place: (place: number, count: number) => string;
  steps: Record<Step, { title: string; intro: string }>;
  next: string;
  back: string;
  working: string;
  retry: string;
  anyway: string;
  finish: string;
  summary: { kind: string; from: string; sites: string; every: string; photos: string };
}

export const stepTexts: Record<Language, StepTexts> = {
  fr: {
    progress: 'Étapes',
    place: (place, count) => `Étape ${place} sur ${count}`,
    steps: {
      kind: { title: 'Type de source', intro: 'D’où viennent les inscriptions\u00a0?' },
      connection: {
        title: 'Adresse et accès',
        intro: 'Ce que votre fournisseur vous a remis. Le mot de passe est chiffré et ne sera plus jamais affiché.',
      },
      test: { title: 'Test', intro: 'Nous lisons quelques inscriptions. Rien n’est encore enregistré.' },
      sites: {
        title: 'Sites et affichage',
        intro:
          'Quels sites affichent ces inscriptions, à quel rythme elles sont lues, et ce que deviennent leurs photos.',
      },
      columns: { title: 'Colonnes du fichier', intro: 'Les inscriptions sont ensuite relues avec votre choix.' },
      finish: {
        title: 'Vérifier et ajouter',
        intro: 'Tout est prêt. La première lecture commence dans les minutes qui suivent l’ajout.',
      },
    },
    next: 'Continuer',
    back: 'Retour',
    working: 'Vérification…',
    retry: 'Refaire le test',
    anyway: 'Continuer sans inscription',
    finish: 'Ajouter la source',
    summary: {
      kind: 'Type',
      from: 'Adresse ou dossier',
      sites: 'Sites',
      every: 'Lue toutes les (minutes)',
      photos: 'Photos',
    },
  },
  en: {
    progress: 'Steps',
    place: (place, count) => `Step ${place} of ${count}`,
    steps: {
      kind: { title: 'Kind of source', intro: 'Where do the listings come from?' },
      connection: {
        title: 'Address and access',
        intro: 'What your provider gave you. The password is encrypted, and never shown again.',
      },
      test: { title: 'Test', intro: 'We read a few listings. Nothing is stored yet.' },
      sites: {
        title: 'Sites and display',
        intro: 'Which sites show these listings, how often they are read, and what becomes of their photos.',
      },
      columns: { title: 'Columns of the file', intro: 'The listings are then read again with your choice.' },
      finish: {
        title: 'Check and add',
        intro: 'All is ready. The first read begins within minutes after the source is added.',
      },
    },
    next: 'Continue',
    back: 'Back',
    working: 'Checking…',
    retry: 'Test again',
    anyway: 'Continue without a listing',
    finish: 'Add the source',
    summary: {
      kind: 'Kind',
      from: 'Address or folder',
      sites: 'Sites',
      every: 'Read every (minutes)',
      photos: 'Photos',
    },
  },
};
