import type { Locale } from '@vitrine/contract/locale.ts';

interface AlertTexts {
  /** `isMore`: there are more than `count`. */
  subject: (count: number, isMore: boolean, address: string) => string;
  intro: string;
  /** Subject of a mail without new listings of the search. */
  subjectOfChanges: (count: number, isMore: boolean, address: string) => string;
  introOfChanges: string;
  /** Labels of listings that did not enter the search. Previous prices are never stated. */
  reasons: Record<'back' | 'reduced' | 'price' | 'sold', string>;
  /** Title of the visitor's search criteria. */
  search: string;
  area: string;
  inArea: string;
  broker: string;
  office: string;
  others: (count: number, isMore: boolean) => string;
  seeAll: string;
  /** Sender, reason and contact address (CASL). */
  why: (site: string, date: string) => string;
  reach: string;
  manage: string;
  unsubscribe: string;
}

export const alertTexts: Record<Locale, AlertTexts> = {
  fr: {
    subject: (count, isMore, address) => {
      if (isMore) return 'De nombreuses propriétés correspondent à votre recherche';
      return count === 1
        ? `Une propriété correspond à votre recherche\u00a0: ${address}`
        : `${count}\u00a0propriétés correspondent à votre recherche`;
    },
    intro: 'Bonjour,\nVoici ce qui vient de s’ajouter à votre recherche.',
    subjectOfChanges: (count, _isMore, address) =>
      count === 1 ? `Du nouveau dans votre recherche\u00a0: ${address}` : 'Du nouveau dans votre recherche',
    introOfChanges: 'Bonjour,\nVoici ce qui a changé dans votre recherche.',
    reasons: { back: 'De retour sur le marché', reduced: 'Prix réduit', price: 'Prix modifié', sold: 'Vendue' },
    search: 'Votre recherche',
    area: 'Zone',
    inArea: 'Dans la zone dessinée',
    broker: 'Courtier',
    office: 'Bureau',
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
    subjectOfChanges: (count, _isMore, address) =>
      count === 1 ? `An update to your search: ${address}` : 'Updates to your search',
    introOfChanges: 'Hello,\nHere is what has changed in your search.',
    reasons: { back: 'Back on the market', reduced: 'Price reduced', price: 'Price changed', sold: 'Sold' },
    search: 'Your search',
    area: 'Area',
    inArea: 'In the area you drew',
    broker: 'Broker',
    office: 'Office',
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
