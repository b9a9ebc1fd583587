import { setTimeout as delay } from 'node:timers/promises';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { solvedChallenge } from '../../core/test/solved-challenge.ts';
import { sendContact } from '../../website/app/services/core.server.ts';
import { networkAddressOf, visitorOf } from '../leads/visitors.ts';
import { required } from './serve.ts';

// Sends leads with the website's own code at a fixed rate that does not wait for responses. Runs in a separate process, so that
// sending does not slow the process that receives the mails.

/** Result of one lead: its id when it was acknowledged. Times in ms since 1970. */
export interface SentLead {
  lead: number;
  id: string | null;
  /** HTTP status of the last response; 0 when there was none. */
  status: number;
  sentAt: number;
  answeredAt: number;
}

export interface SendingOrder {
  leads: number;
  /** Leads per second. */
  rate: number;
}

const { micrositeId, siteKey, recipients } = agencySite.core;
const hmacKey = required('CAPTCHA_HMAC_KEY');

async function formOf(lead: number): Promise<FormData> {
  const recipient = lead % 3 === 0 ? undefined : recipients[lead % recipients.length];
  const form = new FormData();
  const fields = {
    form_type: 'contact_form',
    locale: localeOf(lead),
    first_name: 'Léa',
    last_name: `Tremblay ${lead}`,
    email: visitorOf(lead),
    phone: '(514) 555-0134',
    message: `Bonjour, j’aimerais visiter la maison de la rue des Érables cette semaine, si possible en soirée. Message ${lead}.`,
    source_page: '/fr/contact',
    consent_text: 'En envoyant ce formulaire, vous acceptez que vos coordonnées servent à vous répondre.',
    recipient_type: recipient?.type ?? '',
    recipient_slug: recipient?.slug ?? '',
    recaptcha_response: await solvedChallenge(micrositeId, hmacKey),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const localeOf = (lead: number) => (lead % 2 === 0 ? 'fr' : 'en');

async function send(lead: number, form: FormData): Promise<SentLead> {
  const sentAt = Date.now();
  const answer = await sendContact(form, networkAddressOf(lead), {
    site: { micrositeId, siteKey },
    locale: localeOf(lead),
    requestId: `bench-${lead}`,
  });
  const status = answer.kind === 'answered' ? answer.status : 0;
  // The response for a stored message (wire.11).
  const id = answer.kind === 'answered' && status === 200 ? (answer.body as { id: string }).id : null;
  return { lead, id, status, sentAt, answeredAt: Date.now() };
}

async function sendAll(forms: readonly FormData[], rate: number): Promise<SentLead[]> {
  const sent: Promise<SentLead>[] = [];
  const start = performance.now();
  for (const [lead, form] of forms.entries()) {
    const early = start + (lead * 1000) / rate - performance.now();
    if (early > 0) await delay(early);
    sent.push(send(lead, form));
  }
  return Promise.all(sent);
}

process.once('disconnect', () => process.exit());
process.once('message', async ({ leads, rate }: SendingOrder) => {
  const forms: FormData[] = [];
  for (let lead = 0; lead < leads; lead++) forms.push(await formOf(lead));
  process.send?.('ready');
  process.once('message', async () => process.send?.(await sendAll(forms, rate)));
});
