import type { LeadFilters } from '@vitrine/contract/core/staff-leads.ts';
import { visitTimesText } from '@vitrine/contract/core/visit-times.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { CoreDatabase } from '../../db/schema.ts';
import type { Staff } from '../../http/staff.ts';
import { type LeadField, leadFieldTexts } from '../../mail/lead-field-texts.ts';
import { codeText, propertyTypeText } from '../../mail/lead-values.ts';
import { readSiteNames } from '../../sites/read-site-names.ts';
import { csvLine } from './csv-line.ts';
import { leadConditions, leadTimeZone } from './filter-leads.ts';
import { csvTexts } from './lead-csv-texts.ts';
import { cursorCondition, cursorMoment, cursorOf } from './lead-cursor.ts';

/** Number of leads in memory at a time. */
const batch = 500;

/** Byte order mark, without which Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

type Lead = Selectable<CoreDatabase['lead']>;
type Note = Selectable<CoreDatabase['lead_note']>;
type LeadWithNotes = Lead & { notes: Note[] };

/** Formats a moment as `2026-06-15 08:00` in Québec's time, which every spreadsheet reads as a date. */
const localMinute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: leadTimeZone,
});

/** Yields the matching leads, newest first, as parts of a CSV file with headers in `locale`. */
export async function* leadCsv(
  database: Database,
  staff: Staff,
  filters: LeadFilters,
  locale: Locale,
): AsyncGenerator<string> {
  const texts = csvTexts[locale];
  const labels = leadFieldTexts[locale].fields;
  // Object.keys does not preserve the type of the keys.
  const fields = Object.keys(labels) as LeadField[];
  const { message, notes, ...opening } = texts.columns;
  const names = await readSiteNames(database, locale);
  yield byteOrderMark +
    csvLine([...Object.values(opening), ...Object.values(labels), message, notes, ...Object.values(texts.closing)]);
  const lineOf = (lead: LeadWithNotes) =>
    csvLine([
      localMinute.format(lead.created_at),
      names.get(lead.microsite_id) ?? lead.microsite_id,
      texts.forms[lead.form_type],
      texts.stages[lead.stage],
      texts.statuses[lead.status],
      (lead.assigned_to ?? lead.recipient).name,
      ...fields.map((field) => inWords(field, lead.fields[field] ?? '', locale)),
      lead.fields.message ?? '',
      lead.notes.map(noteText).join('\n\n'),
      lead.source_page ?? '',
      lead.variant ?? '',
      lead.locale,
      lead.consent_text ?? '',
      lead.id,
    ]);
  let cursor: string | undefined;
  do {
    const rows = await nextRows(database, staff, filters, cursor);
    const notes = Map.groupBy(await notesOf(database, rows), ({ lead_id }) => lead_id);
    yield rows.map((lead) => lineOf({ ...lead, notes: notes.get(lead.id) ?? [] })).join('');
    const last = rows.length === batch && rows.at(-1);
    cursor = last ? cursorOf(last) : undefined;
  } while (cursor);
}

const noteText = ({ written_at, staff_name, text }: Note): string =>
  `${localMinute.format(written_at)} ${staff_name}\n${text}`;

/** Returns the text for a code that a form has sent; other values unchanged. */
function inWords(field: LeadField, value: string, locale: Locale): string {
  if (field === 'property_type') return propertyTypeText(value, locale);
  return field === 'visit_times' && value ? visitTimesText(value, locale) : codeText(field, value, locale);
}

function nextRows(database: Database, staff: Staff, filters: LeadFilters, cursor: string | undefined) {
  const older = cursorCondition(cursor, 'older');
  return database
    .selectFrom('lead')
    .selectAll()
    .select(cursorMoment.as('moment'))
    .where((is) => is.and([...leadConditions(staff, filters), ...(older ? [older] : [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batch)
    .execute();
}

const notesOf = (database: Database, leads: readonly Lead[]) =>
  database
    .selectFrom('lead_note')
    .selectAll()
    .where('lead_id', '=', sql<string>`any(${leads.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .execute();
