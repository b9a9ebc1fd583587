import type { PersonRecord } from '@vitrine/contract/core/persons.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import { consentColumns, presentConsent } from '../consents/find-consents.ts';
import type { Database } from '../db/connect.ts';
import type { Staff } from '../http/staff.ts';
import { retentionDaysOf } from '../leads/retention.ts';
import { factsOf } from '../leads/staff/read-lead.ts';
import { leadFieldTexts } from '../mail/lead-field-texts.ts';
import { listingNumbersOf } from '../mail/lead-listings.ts';
import { type Person, personHash } from './person-hash.ts';
import { addressedTo, consentsOf, leadsOf, type PersonScope, reducedConsentsOf } from './person-rows.ts';

/** Returns the sites of a member of the staff as a scope of persons. */
export const scopeOf = ({ scope }: Staff): PersonScope => ({
  sites: scope.kind === 'all' ? null : scope.sites,
  until: null,
});

const time = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const aboutListings = (fields: Parameters<typeof listingNumbersOf>[0], locale: Locale) =>
  listingNumbersOf(fields).map((number) => ({ label: leadFieldTexts[locale].fields.uls, value: number }));

/** Returns all that is kept about a person on the caller's sites, with facts in the given language. */
export async function findPerson(
  database: Database,
  staff: Staff,
  person: Person,
  { locale, now, hashKey }: { locale: Locale; now: Date; hashKey: string },
): Promise<PersonRecord> {
  const scope = scopeOf(staff);
  const [leads, alerts, reports, sites] = await Promise.all([
    database.selectFrom('lead').selectAll().where(leadsOf(person, scope)).orderBy('created_at', 'desc').execute(),
    database.selectFrom('alert').selectAll().where(addressedTo(person, scope)).orderBy('created_at', 'desc').execute(),
    database
      .selectFrom('seller_report')
      .selectAll()
      .where(addressedTo(person, scope))
      .orderBy('created_at', 'desc')
      .execute(),
    database.selectFrom('site').select(['microsite_id', 'lead_retention_days']).execute(),
  ]);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const of = (rows: readonly { id: string }[]) => sql<string>`any(${ids(rows)}::uuid[])`;
  const [notes, deliveries, boards, confirmations, alertMails, reportMails, consents] = await Promise.all([
    database.selectFrom('lead_note').selectAll().where('lead_id', '=', of(leads)).orderBy('id').execute(),
    database.selectFrom('webhook_delivery').selectAll().where('lead_id', '=', of(leads)).execute(),
    database.selectFrom('board_lead').selectAll().where('lead_id', '=', of(leads)).execute(),
    database
      .selectFrom('lead_mail')
      .selectAll()
      .where('lead_id', '=', of(leads))
      .where('kind', '=', 'confirmation')
      .execute(),
    database.selectFrom('alert_mail').selectAll().where('alert_id', '=', of(alerts)).execute(),
    database.selectFrom('seller_report_mail').selectAll().where('report_id', '=', of(reports)).execute(),
    consentColumns(database)
      .where((is) =>
        is.or([
          consentsOf(person, scope, ids([...leads, ...alerts, ...reports])),
          reducedConsentsOf(person.email === '' ? null : personHash(hashKey, 'email', person.email), scope),
        ]),
      )
      .orderBy('consent.at', 'desc')
      .execute(),
  ]);
  const siteOf = new Map([...leads, ...alerts, ...reports].map(({ id, microsite_id }) => [id, microsite_id]));
  const daysOf = new Map(sites.map((site) => [site.microsite_id, site.lead_retention_days]));
  const mail = (kind: PersonRecord['mails'][number]['kind'], owner: string, sent_at: Date | null) => ({
    ...{ kind, microsite_id: siteOf.get(owner) ?? '', sent_at: time(sent_at) },
  });
  return {
    ...person,
    as_of: now.toISOString(),
    messages: leads.map((lead) => {
      const expires = new Date(lead.last_activity_at);
      expires.setUTCDate(
        expires.getUTCDate() + retentionDaysOf(lead.stage, daysOf.get(lead.microsite_id) ?? Number.NaN),
      );
      const { microsite_id, form_type, source_page, fields, recipient, user_agent } = lead;
      return {
        ...{ microsite_id, form_type, locale: lead.locale, created_at: lead.created_at.toISOString(), source_page },
        name: [fields.first_name, fields.last_name].filter(Boolean).join(' '),
        ...{ email: fields.email ?? '', phone: fields.phone ?? '', message: fields.message ?? '' },
        ...{
          facts: [...aboutListings(fields, locale), ...factsOf(lead, locale)],
          recipient: recipient.name,
          browser: user_agent,
        },
        notes: notes
          .filter(({ lead_id }) => lead_id === lead.id)
          .map(({ text, staff_name, written_at }) => ({ text, staff: staff_name, at: written_at.toISOString() })),
        sent_to_crm: deliveries.some(({ lead_id, state }) => lead_id === lead.id && state === 'delivered'),
        sent_to_board: boards.some(({ lead_id, state }) => lead_id === lead.id && state !== 'failed'),
        expires_at: expires.toISOString(),
      };
    }),
    alerts: alerts.map(({ microsite_id, status, asked_from, ...alert }) => ({
      ...{
        microsite_id,
        status,
        places: [...alert.municipalities, ...alert.unknown_municipalities],
        created_at: alert.created_at.toISOString(),
      },
      ...{ confirmed_at: time(alert.confirmed_at), withdrawn_at: time(alert.withdrawn_at), asked_from },
    })),
    reports: reports.map(({ microsite_id, listing_key, status, created_at, ended_at, consent }) => ({
      ...{ microsite_id, uls: listing_key, status, created_at: created_at.toISOString(), ended_at: time(ended_at) },
      consent,
    })),
    mails: [
      ...confirmations.map(({ lead_id, sent_at }) => mail('confirmation', lead_id, sent_at)),
      ...alertMails.map(({ alert_id, sent_at }) => mail('alert', alert_id, sent_at)),
      ...reportMails.map(({ report_id, sent_at }) => mail('report', report_id, sent_at)),
    ],
    consents: consents.map(presentConsent),
  };
}
