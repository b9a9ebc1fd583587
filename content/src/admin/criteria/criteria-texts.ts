import type { CoreDataSource } from '@vitrine/contract/fields.ts';

export type Language = 'fr' | 'en';

interface CriteriaTexts {
  any: string;
  unknown: (value: string) => string;
  chooseSource: string;
  more: string;
  others: string;
  remove: (name: string) => string;
  add: (name: string) => string;
  search: (list: string) => string;
  noName: (query: string) => string;
  namesFailed: string;
  french: string;
  english: string;
  counting: string;
  noSite: string;
  countFailed: string;
  found: Readonly<Record<CoreDataSource, (count: number) => string>>;
  listings: (count: number) => string;
  parameters: { name: string; value: string; add: string; remove: (name: string) => string; kept: string };
}

const inFrench = new Intl.NumberFormat('fr-CA');
const inEnglish = new Intl.NumberFormat('en-CA');

/** French counts zero in the singular: « aucune propriété ne correspond ». */
const foundInFrench = (none: string, one: string, many: string) => (count: number) =>
  count === 0 ? none : count === 1 ? `1 ${one}` : `${inFrench.format(count)} ${many}`;
const foundInEnglish = (one: string, many: string) => (count: number) =>
  count === 0 ? `No ${one} matches` : count === 1 ? `1 ${one} matches` : `${inEnglish.format(count)} ${many} match`;

export const criteriaTexts: Readonly<Record<Language, CriteriaTexts>> = {
  fr: {
    any: 'Peu importe',
    unknown: (value) => `${value} (inconnu)`,
    chooseSource: 'Choisissez la source\u00a0: ses critères s’affichent ici.',
    more: 'Zone de la carte',
    others: 'Autres critères, conservés tels quels',
    remove: (name) => `Retirer ${name}`,
    add: (name) => `Ajouter ${name}`,
    search: (list) => `${list}\u00a0: chercher`,
    noName: (query) => `Rien ne correspond à «\u00a0${query}\u00a0».`,
    namesFailed: 'Les noms ne peuvent pas être chargés pour l’instant. Ce qui est déjà choisi reste.',
    french: 'en français',
    english: 'en anglais',
    counting: 'Calcul du nombre…',
    noSite: 'Choisissez le site du document pour voir combien de fiches correspondent.',
    countFailed: 'Le nombre n’est pas disponible pour l’instant. Vous pouvez enregistrer quand même.',
    found: {
      properties: foundInFrench('Aucune propriété ne correspond', 'propriété correspond', 'propriétés correspondent'),
      people: foundInFrench('Personne ne correspond', 'personne correspond', 'personnes correspondent'),
      offices: foundInFrench('Aucun bureau', 'bureau', 'bureaux'),
      articles: foundInFrench('Aucun article ne correspond', 'article correspond', 'articles correspondent'),
      area: foundInFrench('Aucune propriété dans ce lieu', 'propriété dans ce lieu', 'propriétés dans ce lieu'),
    },
    listings: (count) => (count < 2 ? `${count} propriété` : `${inFrench.format(count)} propriétés`),
    parameters: {
      name: 'Nom',
      value: 'Valeur',
      add: 'Ajouter une ligne',
      remove: (name) => `Retirer ${name || 'la ligne'}`,
      kept: 'Conservé tel quel',
    },
  },
  en: {
    any: 'Any',
    unknown: (value) => `${value} (unknown)`,
    chooseSource: 'Choose the source: its criteria show here.',
    more: 'Area of the map',
    others: 'Other criteria, kept as they are',
    remove: (name) => `Remove ${name}`,
    add: (name) => `Add ${name}`,
    search: (list) => `${list}: search`,
    noName: (query) => `Nothing matches “${query}”.`,
    namesFailed: 'The names cannot be loaded at the moment. What is chosen already stays.',
    french: 'in French',
    english: 'in English',
    counting: 'Counting…',
    noSite: 'Choose the site of the document to see how many match.',
    countFailed: 'The number is not available at the moment. You can save nevertheless.',
    found: {
      properties: foundInEnglish('listing', 'listings'),
      people: foundInEnglish('person', 'people'),
      offices: foundInEnglish('office', 'offices'),
      articles: foundInEnglish('article', 'articles'),
      area: (count) => (count === 1 ? '1 listing in this place' : `${inEnglish.format(count)} listings in this place`),
    },
    listings: (count) => (count === 1 ? '1 listing' : `${inEnglish.format(count)} listings`),
    parameters: {
      name: 'Name',
      value: 'Value',
      add: 'Add a line',
      remove: (name) => `Remove ${name || 'the line'}`,
      kept: 'Kept as it is',
    },
  },
};
