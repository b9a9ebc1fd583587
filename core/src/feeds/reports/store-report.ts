import type { Locale } from '@vitrine/contract/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { FeedReportTable } from '../../db/feed-tables.ts';

/** Maximum number of reports of one kind a listing may have in a minute: nobody fills the queue by calling the address. */
const mostPerMinute = 60;

interface Report {
  id: string;
  /** Number of the listing. */
  uls: string;
  event: FeedReportTable['event'];
  locale: Locale;
  /** True when the visitor has allowed analytics, which most agreements with a source ask for. */
  hasConsent: boolean;
}

/**
 * Stores a report for the source of a listing, when the source wants reports and the site shows the listing on offer; does nothing otherwise. The
 * same report again changes nothing.
 */
export async function storeReport(
  database: Database,
  micrositeId: string,
  { id, uls, event, locale, hasConsent }: Report,
  now: Date,
): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await sql`
    insert into feed_report (id, source_id, source_key, destination, event, locale, at, next_try_at)
    select ${id}, record.source_id, record.source_key, member.destination, ${event}, ${locale}, ${now}, ${now}
    from feed_record record
    join listing on listing.listing_key = record.listing_key and listing.standard_status = 'Active'
    join feed_source source on source.id = record.source_id
    join feed_membership member on (member.source_id, member.source_key) = (record.source_id, record.source_key)
    cross join jsonb_array_elements(source.settings->'destinations') as wanted
    where record.listing_key = ${uls} and record.state = 'shown'
      and source.kind = 'ddf' and source.is_active and source.removed_at is null
      and source.settings->>'reports' in ('always', ${hasConsent ? 'with-consent' : 'always'})
      and wanted->>'id' = member.destination and wanted->'micrositeIds' ? ${micrositeId}
      and (select count(*) from feed_report stored
           where (stored.source_id, stored.source_key, stored.event) = (record.source_id, record.source_key, ${event})
             and stored.at > ${minuteAgo}) < ${mostPerMinute}
    order by member.destination limit 1
    on conflict do nothing`.execute(database);
}
