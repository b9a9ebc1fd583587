import type { Locale } from '@vitrine/contract/locale.ts';
import { alertMail } from '../src/mail/alert-mail.ts';
import { assignmentMail, brokerMail } from '../src/mail/broker-mail.ts';
import { confirmationMail } from '../src/mail/confirmation-mail.ts';
import { listingCard } from '../src/mail/listing-card.ts';
import { listingPicture } from '../src/mail/listing-picture.ts';
import type { Mail } from '../src/mail/mail.ts';
import { sellerReportMail } from '../src/mail/seller-report-mail.ts';
import { alertOf } from './alert-fixture.ts';
import { cardRowOf } from './card-fixture.ts';
import { moment } from './core-fixture.ts';
import { leadOf, leadSite } from './lead-fixture.ts';

const from = 'no-reply@boreale.example';
const assetsUrl = 'https://assets.boreale.example';
const forms = ['contact_form', 'property_alert', 'property_valuation'] as const;

const rows = [
  cardRowOf(),
  cardRowOf({
    listing_key: '10000002',
    property_type: 'condo',
    list_price: 389_900,
    street_address_fr: '88, rue du Quai, app. 402',
    street_address_en: '88 Du Quai Street, apt. 402',
    bedrooms_total: 1,
    bathrooms_total: 1,
    living_area: 715,
    media: [],
  }),
];

/** What a week of a listing looks like. */
const sellerFacts = (locale: Locale) => ({
  report: { id: '1', token: 'a-token-of-the-sample', locale, email: 'lise@vendeur.example', created_at: moment },
  listing: cardRowOf(),
  site: leadSite,
  contact: { name: 'Maude Gagnon', email: 'maude@boreale.example' },
  days: [{ day: '2026-06-08' }, { day: '2026-06-14' }],
  totals: { view: 1042, heart: 12, share: 1, sheet: 0, lead: 3 },
  previous: { view: 830, heart: 15, share: 0, sheet: 2, lead: 1 },
  ever: { view: 4120, heart: 61, share: 9, sheet: 14, lead: 8 },
});

function mailsIn(locale: Locale): [name: string, mail: Mail | null][] {
  const recipient = { ...leadOf('contact_form').recipient, locale };
  const [row = cardRowOf()] = rows;
  const listing = listingCard(row, {
    origin: leadSite.origin,
    locale,
    now: moment,
    picture: listingPicture(row.media, assetsUrl),
  });
  const message = leadOf('contact_form', { recipient, locale });
  const alertLink = `${leadSite.origin}/${locale === 'fr' ? 'fr/alertes' : 'en/alerts'}/a-token-of-the-sample`;
  return [
    ...forms.map((form): [string, Mail] => [`broker-${form}`, brokerMail(leadOf(form, { recipient }), leadSite, from)]),
    [
      'broker-about-a-listing',
      brokerMail({ ...message, fields: { ...message.fields, uls: '10000001' } }, leadSite, from, { listing }),
    ],
    ['broker-suspect', brokerMail({ ...message, status: 'quarantined' }, leadSite, from)],
    ['fallback', brokerMail(message, leadSite, from, { fallbackRecipient: { ...recipient, name: 'Réception' } })],
    ['assignment', assignmentMail(message, leadSite, from, { assignee: recipient, by: 'Anne Roy', occasion: '1' })],
    ...forms.map((form): [string, Mail | null] => [
      `confirmation-${form}`,
      confirmationMail(leadOf(form, { recipient, locale }), leadSite, from),
    ]),
    [
      'confirmation-of-an-alert',
      confirmationMail(leadOf('property_alert', { recipient, locale }), leadSite, from, alertLink),
    ],
    [
      'alert',
      alertMail({
        mailId: '1',
        alert: alertOf({ locale, frequency: 'daily', price_min: 300_000, bathrooms: 1 }),
        site: leadSite,
        query: 'mun=66023',
        names: { broker: null, office: null },
        shown: rows.map((row, index) => ({ row, reason: (['new', 'back', 'reduced'] as const)[index] ?? 'sold' })),
        others: 12,
        isMore: false,
        from,
        assetsUrl,
        now: moment,
      }),
    ],
    ['seller-report', sellerReportMail(sellerFacts(locale), { week: '2026-06-15', from, assetsUrl, now: moment })],
  ];
}

/** One mail of each kind in both languages, by names such as `fr-broker-suspect`. */
export const sampleMails = (['fr', 'en'] as const).flatMap((locale) =>
  mailsIn(locale).flatMap(([name, mail]) => (mail ? [{ name: `${locale}-${name}`, locale, mail }] : [])),
);
