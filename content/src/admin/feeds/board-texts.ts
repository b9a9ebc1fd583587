import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';

type Leads = NonNullable<FeedDetail['board_leads']>;

interface BoardTexts {
  title: string;
  counts: (leads: Leads) => string;
  lead: (at: string) => string;
}

export const boardTexts: Record<Language, BoardTexts> = {
  fr: {
    title: 'Messages transmis à DDF',
    counts: ({ sent, waiting, failed }) =>
      `En 30\u00a0jours\u00a0: transmis, ${sent}\u00a0; en attente, ${waiting}\u00a0; non transmis, ${failed.length}.`,
    lead: (at) => `Message du ${at}`,
  },
  en: {
    title: 'Messages sent to DDF',
    counts: ({ sent, waiting, failed }) =>
      `In 30\u00a0days: ${sent} sent, ${waiting} waiting, ${failed.length} not sent.`,
    lead: (at) => `Message of ${at}`,
  },
};
