import type { Language } from '../leads/staff-api.ts';

interface ColumnTexts {
  title: string;
  intro: string;
  read: string;
  reading: string;
  found: (count: number) => string;
  column: string;
  position: (place: number) => string;
  values: string;
  meaning: string;
  meaningOf: (column: string) => string;
  unused: string;
  noValue: string;
  record: string;
  recordHint: string;
  missing: (fields: string) => string;
}

export const columnTexts: Record<Language, ColumnTexts> = {
  fr: {
    title: 'Ce que contient le fichier',
    intro:
      'Dites ce que chaque colonne est pour nous. Des valeurs du fichier se trouvent à côté. Ce qui n’est pas utile reste «\u00a0Non utilisée\u00a0».',
    read: 'Lire les colonnes du fichier',
    reading: 'Lecture du fichier…',
    found: (count) => `Le fichier se lit\u00a0: ${count} colonnes y ont été trouvées.`,
    column: 'Colonne',
    position: (place) => `Colonne ${place}`,
    values: 'Valeurs du fichier',
    meaning: 'Pour nous, c’est',
    meaningOf: (column) => `Ce qu’est la colonne «\u00a0${column}\u00a0»`,
    unused: 'Non utilisée',
    noValue: 'Aucune valeur',
    record: 'Une inscription est',
    recordHint: 'L’élément du fichier qui se répète à chaque inscription.',
    missing: (fields) => `Choisissez encore la colonne de\u00a0: ${fields}.`,
  },
  en: {
    title: 'What the file holds',
    intro: 'Say what each column is for us. Values of the file stand beside it. What is of no use stays “Not used”.',
    read: 'Read the columns of the file',
    reading: 'Reading the file…',
    found: (count) => `The file can be read: ${count} columns were found in it.`,
    column: 'Column',
    position: (place) => `Column ${place}`,
    values: 'Values of the file',
    meaning: 'For us, it is',
    meaningOf: (column) => `What the column “${column}” is`,
    unused: 'Not used',
    noValue: 'No value',
    record: 'A listing is',
    recordHint: 'The element of the file that comes again with each listing.',
    missing: (fields) => `Still choose the column of: ${fields}.`,
  },
};
