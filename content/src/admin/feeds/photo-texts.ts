import type { FeedPhotos } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';

interface PhotoTexts {
  policy: { label: string; hint: string; options: Record<'embed' | 'copy', string> };
  hosts: { label: string; hint: string };
  report: {
    title: string;
    counts: (photos: FeedPhotos) => string;
    failed: string;
    intro: string;
    listing: string;
    attempts: (count: number) => string;
  };
}

const number = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

export const photoTexts: Record<Language, PhotoTexts> = {
  fr: {
    policy: {
      label: 'Photos',
      hint: 'Copiées, elles se chargent plus vite et restent affichées si la source est en panne. Vérifiez que votre entente le permet.',
      options: { embed: 'Affichées depuis la source', copy: 'Copiées sur le site' },
    },
    hosts: {
      label: 'Serveurs des photos',
      hint: 'Un par ligne, comme photos.exemple.ca. Seules les photos de ces serveurs sont affichées. Vide\u00a0: la première lecture les inscrit ici.',
    },
    report: {
      title: 'Photos copiées',
      counts: ({ copied, waiting }) =>
        waiting === 0
          ? `${number.fr.format(copied)} copiées\u00a0; il n’en reste aucune à copier.`
          : `${number.fr.format(copied)} copiées, ${number.fr.format(waiting)} à copier. Une inscription montre les photos déjà copiées.`,
      failed: 'Photos en échec',
      intro: 'Elles ne sont pas affichées. Nous réessayons automatiquement, de moins en moins souvent.',
      listing: 'Inscription',
      attempts: (count) => `${number.fr.format(count)}\u00a0${count === 1 ? 'essai' : 'essais'}`,
    },
  },
  en: {
    policy: {
      label: 'Photos',
      hint: 'Copies load faster and stay when the source is down. Make sure that your agreement allows them.',
      options: { embed: 'Shown from the source', copy: 'Copied to the site' },
    },
    hosts: {
      label: 'Servers of the photos',
      hint: 'One a line, such as photos.example.ca. Only photos of these servers are shown. Empty: the first read enters them here.',
    },
    report: {
      title: 'Copied photos',
      counts: ({ copied, waiting }) =>
        waiting === 0
          ? `${number.en.format(copied)} copied; none is left to copy.`
          : `${number.en.format(copied)} copied, ${number.en.format(waiting)} to copy. A listing shows the photos that are copied.`,
      failed: 'Photos that failed',
      intro: 'They are not shown. We try again by ourselves, less and less often.',
      listing: 'Listing',
      attempts: (count) => `${number.en.format(count)} ${count === 1 ? 'attempt' : 'attempts'}`,
    },
  },
};
