import type { ConsentQuery } from '@vitrine/contract/core/consents.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { csvLine } from '../leads/staff/csv-line.ts';
import { readSiteNames } from '../sites/read-site-names.ts';
import { consentTexts } from './consent-texts.ts';
import { consentColumns, consentConditions, type Sites } from './find-consents.ts';

/** Entries in memory at a time. */
const batch = 1000;

/** Byte order mark, without which Excel does not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

/** Formats a moment as `2026-06-15 08:00` in Québec's time, which every spreadsheet reads as a date. */
const localMinute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** Yields the register, the newest entry first, as parts of a CSV file with headers in `locale`. */
export async function* consentCsv(
  database: Database,
  sites: Sites,
  query: Omit<ConsentQuery, 'page'>,
  locale: Locale,
): AsyncGenerator<string> {
  const texts = consentTexts[locale];
  const names = await readSiteNames(database, locale);
  yield byteOrderMark + csvLine(texts.columns);
  let last: string | undefined;
  do {
    const rows = await consentColumns(database)
      .where((is) => is.and(consentConditions(sites, query)))
      .where(
        last === undefined
          ? sql<boolean>`true`
          : sql<boolean>`(consent.at, consent.id) < (select at, id from consent where id = ${last}::bigint)`,
      )
      .orderBy('consent.at', 'desc')
      .orderBy('consent.id', 'desc')
      .limit(batch)
      .execute();
    yield rows
      .map(({ at, microsite_id, email, purpose, event, way, page, words, version, ...row }) =>
        csvLine([
          localMinute.format(at),
          names.get(microsite_id) ?? microsite_id,
          email ?? texts.reduced,
          texts.purposes[purpose as keyof typeof texts.purposes], // the triggers write purposes of the contract alone
          texts.events[event],
          texts.ways[way],
          page ?? '',
          row.locale,
          version === null ? '' : String(version),
          words ?? '',
        ]),
      )
      .join('');
    last = rows.length === batch ? rows.at(-1)?.id : undefined;
  } while (last);
}
