import type { Kysely } from 'kysely';
import type { CoreDatabase } from '../src/db/schema.ts';
import type { Mail } from '../src/mail/mail.ts';
import type { MailTransport } from '../src/mail/mail-transport.ts';

/** A valid property alert as the form sends it; name what matters to the test. */
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

/** The municipalities of the tests; the name of one occurs twice. */
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

/** A transport that keeps what it is given; `failure`, where it is set, is what becomes of a mail instead. */
export function keepingTransport() {
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
