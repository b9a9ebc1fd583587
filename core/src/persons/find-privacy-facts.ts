import type { CorePrivacyFacts } from '@vitrine/contract/core/privacy-facts.ts';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { onSite } from '../listings/search-query.ts';
import type { Site } from '../sites/find-site.ts';

type Found = Omit<CorePrivacyFacts, 'backup_days' | 'picture_hosts'>;
type FoundRow = Pick<CorePrivacyFacts, 'has_listings' | 'sends_to_board' | 'reports' | 'tour_players'>;

/** Returns what core does with personal information on a site, from its settings, its listings and their sources. */
export async function findPrivacyFacts(database: Database, { microsite_id, ...site }: Site): Promise<Found> {
  const { rows } = await sql<FoundRow>`
    with shown as (select details from listing where ${onSite(microsite_id)}),
    tour as (
      select distinct lower(substring(address from '^https?://([^/?#:]+)')) as host
      from shown cross join jsonb_path_query(details, '$.tours[*].url.*') as url cross join lateral (select url #>> '{}' as address) as text
    ),
    board as (
      select settings from feed_source
      where kind = 'ddf' and is_active and removed_at is null and exists (
        select from jsonb_array_elements(settings->'destinations') as destination where destination->'micrositeIds' ? ${microsite_id}
      )
    )
    select exists (select from shown) as has_listings,
      exists (select from board where settings->>'sendsLeads' = 'true') as sends_to_board,
      case when exists (select from board where settings->>'reports' = 'always') then 'always'
        when exists (select from board where settings->>'reports' = 'with-consent') then 'with-consent' else 'never' end as reports,
      array(
        select player from (values ('youtube', '(^|\\.)youtu(\\.be|be\\.com|be-nocookie\\.com)$'), ('vimeo', '(^|\\.)vimeo\\.com$'),
          ('matterport', '(^|\\.)matterport\\.com$')) as known (player, hosts)
        where exists (select from tour where host ~ hosts)
      ) as tour_players
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A query without a table has a row');
  return {
    ...row,
    message_days: site.lead_retention_days,
    proof_days: site.proof_retention_days,
    sends_to_crm: site.webhook_url !== null && site.webhook_gone_at === null,
  };
}
