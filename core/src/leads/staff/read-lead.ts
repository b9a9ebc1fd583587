import type { LeadDetail, LeadHistoryEntry } from '@vitrine/contract/core/staff-leads.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { CoreDatabase } from '../../db/schema.ts';
import { storedReasonText } from '../../feeds/reasons/reason-texts.ts';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { type Facts, personFacts, projectFacts } from '../../mail/lead-facts.ts';
import { leadFieldTexts } from '../../mail/lead-field-texts.ts';
import type { InlineText } from '../../mail/template/mail-content.ts';
import { findCoBrokers } from '../find-co-brokers.ts';
import { retentionDaysOf } from '../retention.ts';
import { summaryOf } from './find-leads.ts';
import { leadIdPattern, mayChangeNote, withinSites } from './staff-services.ts';

type Lead = Selectable<CoreDatabase['lead']>;

/**
 * Returns a lead of the caller's sites. Throws the 404 problem for any other, so that its existence is not revealed.
 */
export async function findLead(database: Database, staff: Staff, id: string): Promise<Lead> {
  const lead =
    leadIdPattern.test(id) &&
    (await database.selectFrom('lead').selectAll().where('id', '=', id).where(withinSites(staff)).executeTakeFirst());
  if (!lead) throw new CoreProblem('unknown-lead');
  return lead;
}

/** Returns a lead with its history, oldest first. Throws the 404 problem. */
export async function readLead(database: Database, staff: Staff, id: string, locale: Locale): Promise<LeadDetail> {
  const lead = await findLead(database, staff, id);
  const [history, site, same] = await Promise.all([
    historyOf(database, staff, lead, locale),
    database
      .selectFrom('site')
      .select('lead_retention_days')
      .where('microsite_id', '=', lead.microsite_id)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('lead')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(withinSites(staff))
      .where(sql`lower(fields->>'email')`, '=', (lead.fields.email ?? '').toLowerCase())
      .executeTakeFirstOrThrow(),
  ]);
  const expires = new Date(lead.last_activity_at);
  expires.setUTCDate(expires.getUTCDate() + retentionDaysOf(lead.stage, site.lead_retention_days));
  return {
    ...summaryOf(lead),
    facts: factsOf(lead, locale),
    message: lead.fields.message ?? '',
    source_page: lead.source_page,
    variant: lead.variant,
    without_captcha: lead.without_captcha,
    consent_text: lead.consent_text,
    expires_at: expires.toISOString(),
    of_same_address: same.count,
    history,
  };
}

/** Returns the facts that the broker's mail states: the listing of the lead, who wrote and what they look for. */
export function factsOf(lead: Lead, locale: Locale): LeadDetail['facts'] {
  const about: Facts = lead.fields.uls ? [[leadFieldTexts[locale].fields.uls, lead.fields.uls]] : [];
  return [...about, ...personFacts(lead, locale), ...projectFacts(lead, locale)].map(([label, value]) => ({
    label,
    value: toPlainText(value),
  }));
}

const toPlainText = (words: InlineText): string =>
  typeof words === 'string' ? words : words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

async function historyOf(database: Database, staff: Staff, lead: Lead, locale: Locale): Promise<LeadHistoryEntry[]> {
  const [events, notes, mails, deliveries, boards, coBrokers] = await Promise.all([
    database.selectFrom('lead_event').selectAll().where('lead_id', '=', lead.id).orderBy('id').execute(),
    database.selectFrom('lead_note').selectAll().where('lead_id', '=', lead.id).orderBy('id').execute(),
    database.selectFrom('lead_mail').selectAll().where('lead_id', '=', lead.id).execute(),
    database.selectFrom('webhook_delivery').selectAll().where('lead_id', '=', lead.id).execute(),
    database.selectFrom('board_lead').selectAll().where('lead_id', '=', lead.id).execute(),
    findCoBrokers(database, lead),
  ]);
  const names = new Map(events.map(({ id, detail }) => [id, recipientName(detail.to)]));
  const receivers: Record<(typeof mails)[number]['kind'], (occasion: string) => string> = {
    assignment: (event) => names.get(event) ?? '',
    broker: () => lead.recipient.name,
    // The slug stands for a broker who no longer shares the listing.
    'co-broker': (slug) => coBrokers.find((each) => each.slug === slug)?.name ?? slug,
    confirmation: () => lead.fields.email ?? '',
  };
  const entries: LeadHistoryEntry[] = [
    { kind: 'received', at: lead.created_at.toISOString() },
    ...events.flatMap(({ kind, detail, staff_name: staff, at: moment }): LeadHistoryEntry[] => {
      const at = moment.toISOString();
      if (kind === 'released') return [{ kind, staff, at }];
      const { from, to = null } = detail;
      if (kind === 'stage') return from && typeof to === 'string' ? [{ kind, from, to, staff, at }] : [];
      return typeof to === 'string' ? [] : [{ kind, to, staff, at }];
    }),
    ...notes.map(({ id, text, staff_id, staff_name, written_at, edited_at }) => ({
      ...{ kind: 'note' as const, id, text, staff: staff_name, at: written_at.toISOString() },
      ...{ edited_at: edited_at?.toISOString() ?? null, can_change: mayChangeNote(staff, { staff_id }) },
    })),
    ...mails.map(({ kind, occasion, sent_at }) => ({
      kind: 'mail' as const,
      mail: kind === 'co-broker' ? ('broker' as const) : kind,
      to: receivers[kind](occasion),
      at: sent_at.toISOString(),
    })),
    ...boards.map(({ state, reason, last_attempt_at, created_at }) => ({
      kind: 'board' as const,
      state,
      detail: storedReasonText(locale, reason),
      at: (last_attempt_at ?? created_at).toISOString(),
    })),
    ...deliveries.map(({ state, last_status, last_error, last_attempt_at, created_at }) => ({
      kind: 'webhook' as const,
      state,
      detail: last_error ?? (last_status === null ? '' : String(last_status)),
      at: (last_attempt_at ?? created_at).toISOString(),
    })),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}

const recipientName = (to: unknown): string =>
  typeof to === 'object' && to !== null && 'name' in to && typeof to.name === 'string' ? to.name : '';
