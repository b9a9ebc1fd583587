import type { Locale } from '@vitrine/contract/locale.ts';

interface IconTexts {
  choose: string;
  empty: (label: string) => string;
  chosen: (label: string, icon: string) => string;
  none: string;
  title: string;
  search: string;
  found: (count: number) => string;
  notFound: (query: string) => string;
  grid: string;
  close: string;
}

export const iconTexts: Record<Locale, IconTexts> = {
  fr: {
    choose: 'Choisir une icône',
    empty: (label) => `${label}\u00a0: choisir une icône`,
    chosen: (label, icon) => `${label}\u00a0: ${icon}. Changer`,
    none: 'Aucune icône',
    title: 'Choisir une icône',
    search: 'Chercher une icône',
    found: (count) => (count === 1 ? '1 icône' : `${count} icônes`),
    notFound: (query) => `Aucune icône ne correspond à «\u00a0${query}\u00a0».`,
    grid: 'Icônes',
    close: 'Fermer',
  },
  en: {
    choose: 'Choose an icon',
    empty: (label) => `${label}: choose an icon`,
    chosen: (label, icon) => `${label}: ${icon}. Change`,
    none: 'No icon',
    title: 'Choose an icon',
    search: 'Search for an icon',
    found: (count) => (count === 1 ? '1 icon' : `${count} icons`),
    notFound: (query) => `No icon matches “${query}”.`,
    grid: 'Icons',
    close: 'Close',
  },
};
