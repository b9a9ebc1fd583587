import type { RecipientType } from '../core/contact.ts';
import type { Bilingual } from '../locale.ts';

/** The kinds of recipients as choices of a field (contact.7). */
export const recipientChoices = {
  broker: { fr: 'Courtier', en: 'Broker' },
  administrative_team: { fr: 'Équipe administrative', en: 'Administrative team' },
  executive_team: { fr: 'Direction', en: 'Executive team' },
  team: { fr: 'Équipe', en: 'Team' },
  office: { fr: 'Bureau', en: 'Office' },
  others: { fr: 'Autre', en: 'Other' },
} as const satisfies Readonly<Record<RecipientType, Bilingual>>;
