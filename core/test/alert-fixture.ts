import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../src/db/schema.ts';
import type { AlertMailContent } from '../src/mail/alert-mail.ts';
import type { Mail } from '../src/mail/mail.ts';
import type { MailTransport } from '../src/mail/mail-transport.ts';
import { moment } from './core-fixture.ts';

/** Returns a valid property alert as the form sends it, with the given values. */
export const alertFormOf = (given: Record<string, string> = {}): Record<string, string> => ({
  form_type: 'property_alert',
  locale: 'fr',
  full_name: 'Léa Tremblay',
  first_name: 'Léa',
  last_name: 'Tremblay',
  email: 'lea@example.ca',
  phone: '(514) 555-0134',
  address: '1, rue Un',
  postal_code: 'G1R 4S9',
  city: 'Québec',
  municipality: 'Montréal, Québec',
  property_type: 'maison',
  budget_min: '300000',
  budget_max: '500000',
  nb_bedrooms: '2',
  nb_bathrooms: '1',
  consent_text: 'J’accepte de recevoir des propriétés par courriel.',
  ...given,
});

/** The municipalities of the tests; one name occurs twice. */
export const municipalities = [
  { code: '66023', name: 'Montréal' },
  { code: '23027', name: 'Québec' },
  { code: '82005', name: 'L’Ange-Gardien' },
  { code: '21040', name: 'L’Ange-Gardien' },
  { code: '49058', name: 'Saint-Denis, Richelieu' },
];

export const addMunicipalities = (database: Kysely<CoreDatabase>) =>
  database
    .insertInto('municipality')
    .values(municipalities)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Returns a transport that records mails, or rejects with `failure` when it is set. */
export function recordingTransport() {
  const kept: { mails: Mail[]; failure: Error | null } = { mails: [], failure: null };
  const transport: MailTransport = {
    send: async (mail) => {
      if (kept.failure) throw kept.failure;
      kept.mails.push(mail);
    },
    close: () => undefined,
  };
  return { kept, transport };
}

/** Returns a confirmed alert without any sent mail, with the given values. */
export const alertOf = (given: Partial<AlertMailContent['alert']> = {}): AlertMailContent['alert'] => ({
  id: '7d9f1a52-0000-4000-8000-000000000002',
  microsite_id: 'm-1',
  token: 'a-token-of-the-sample',
  status: 'active',
  frequency: 'at_once',
  locale: 'fr',
  email: 'lea@example.ca',
  recipient: { name: 'Maude Gagnon', email: 'maude@boreale.example' },
  municipality_codes: ['66023', '65005'],
  municipalities: ['Montréal', 'Laval'],
  unknown_municipalities: [],
  property_type: null,
  price_min: null,
  price_max: 450_000,
  bedrooms: 2,
  bathrooms: null,
  broker: null,
  office: null,
  area: null,
  area_ring: null,
  consent_text: null,
  created_at: moment,
  asked_from: null,
  confirmed_at: moment,
  confirmed_from: null,
  withdrawn_at: null,
  follows_from: null,
  waiting: 0,
  waiting_since: null,
  last_mail_at: null,
  matches: 0,
  ...given,
});
