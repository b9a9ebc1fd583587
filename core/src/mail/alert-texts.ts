import type { Locale } from '@vitrine/contract/locale.ts';

type AlertTexts = {
  /** `isMore`: there are more than `count`. */
  subject: (count: number, isMore: boolean, address: string) => string;
  intro: string;
  /** Title of the visitor's search criteria. */
  search: string;
  others: (count: number, isMore: boolean) => string;
  seeAll: string;
  /** Sender, reason and contact address (CASL). */
  why: (site: string, date: string) => string;
  reach: string;
  manage: string;
  unsubscribe: string;
};

export const alertTexts: Record<Locale, AlertTexts> = {
  fr: {
    subject: (count, isMore, address) => {
      if (isMore) return 'De nombreuses propriétés correspondent à votre recherche';
      return count === 1
        ? `Une propriété correspond à votre recherche\u00a0: ${address}`
        : `${count}\u00a0propriétés correspondent à votre recherche`;
    },
    intro: 'Bonjour,\nVoici ce qui vient de s’ajouter à votre recherche.',
    search: 'Votre recherche',
    others: (count, isMore) =>
      isMore
        ? `Et plus de ${count}\u00a0autres propriétés vous attendent sur le site.`
        : count === 1
          ? 'Et une autre propriété vous attend sur le site.'
          : `Et ${count}\u00a0autres propriétés vous attendent sur le site.`,
    seeAll: 'Voir toute la recherche',
    why: (site, date) =>
      `${site} vous écrit parce que vous avez confirmé une alerte immobilière le ${date}. Le prix et la disponibilité des propriétés peuvent avoir changé depuis l’envoi.`,
    reach: '\nPour nous joindre\u00a0: ',
    manage: 'Gérer mon alerte',
    unsubscribe: 'Me désabonner',
  },
  en: {
    subject: (count, isMore, address) => {
      if (isMore) return 'Many properties match your search';
      return count === 1 ? `A property matches your search: ${address}` : `${count} properties match your search`;
    },
    intro: 'Hello,\nHere is what’s new in your search.',
    search: 'Your search',
    others: (count, isMore) =>
      isMore
        ? `And more than ${count} others are waiting for you on the site.`
        : count === 1
          ? 'And one more is waiting for you on the site.'
          : `And ${count} others are waiting for you on the site.`,
    seeAll: 'See the whole search',
    why: (site, date) =>
      `${site} is writing to you because you confirmed a property alert on ${date}. Prices and availability may have changed since this email was sent.`,
    reach: '\nTo reach us: ',
    manage: 'Manage my alert',
    unsubscribe: 'Unsubscribe',
  },
};
