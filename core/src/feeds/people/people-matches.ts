import type { ClientBase } from 'pg';
import type { PeopleResource } from '../records/reso-people.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import { peopleResources } from './people-store.ts';

interface SourcePerson {
  key: string;
  email: string | null;
  licences: string[];
}
interface Recipient {
  slug: string;
  email: string;
  licence_number: string | null;
}
interface Decision {
  key: string;
  slug: string | null;
}
export type MatchedSource = Pick<FeedSource, 'id' | 'settings'>;

/** Returns the slugs of the recipients by a key of theirs. A key that several recipients share is left out, and so are recipients without one. */
function uniqueBy(
  recipients: readonly Recipient[],
  keyOf: (recipient: Recipient) => string | null,
): Map<string, string> {
  const slugs = new Map<string, Set<string>>();
  for (const recipient of recipients) {
    const key = keyOf(recipient);
    if (key === null) continue;
    slugs.set(key, (slugs.get(key) ?? new Set()).add(recipient.slug));
  }
  return new Map([...slugs].flatMap(([key, [slug, another]]) => (slug && !another ? [[key, slug]] : [])));
}

/**
 * Returns the short names of the sites' brokers or offices by the source's key: those that staff have created or that the settings name,
 * and those with the same licence number, or else the same e-mail address, as one recipient of the sites alone. An equal name is no proof that somebody is
 * the same person: staff decide.
 * A person whom staff of every site have refused has none.
 */
export async function findMatches(
  client: ClientBase,
  { id, settings }: MatchedSource,
  resource: PeopleResource,
): Promise<Map<string, string>> {
  const { table, key, recipient, licences } = peopleResources[resource];
  const sites = [...new Set(settings.destinations.flatMap(({ micrositeIds }) => micrositeIds))];
  const { rows: recipients } = await client.query<Recipient>(
    'select distinct slug, email, licence_number from recipient where type = $2 and microsite_id = any($1)',
    [sites, recipient],
  );
  const { rows: decisions } = await client.query<Decision>(
    'select key, slug from feed_match where source_id = $1 and resource = $2 and microsite_id = any($3) order by microsite_id',
    [id, resource, sites],
  );
  const matches = new Map<string, string>();
  if (recipients.length > 0) {
    const byEmail = uniqueBy(recipients, ({ email }) => email.toLowerCase());
    const byLicence = uniqueBy(recipients, (recipient) => recipient.licence_number);
    const { rows: people } = await client.query<SourcePerson>(
      `select ${key} as key, email, ${licences} as licences from ${table} where source_id = $1`,
      [id],
    );
    for (const { key, email, licences } of people) {
      const licence = licences.find((number) => byLicence.has(number));
      const slug = licence ? byLicence.get(licence) : email && byEmail.get(email.toLowerCase());
      if (slug) matches.set(key, slug);
    }
  }
  for (const [key, ofKey] of Map.groupBy(decisions, ({ key }) => key)) {
    const created = ofKey.find(({ slug }) => slug !== null)?.slug;
    if (created) matches.set(key, created);
    else if (ofKey.length === sites.length) matches.delete(key);
  }
  if (resource === 'Member') for (const [key, slug] of Object.entries(settings.mapping.brokers)) matches.set(key, slug);
  return matches;
}

/**
 * Sets the broker or the office of the listings of a source to the first of their members or brokerages that the sites have, and their other brokers or
 * offices to the next ones. Members and brokerages are read after the listings. Returns the number of listings that changed.
 */
export async function refreshMatches(
  client: ClientBase,
  source: MatchedSource,
  resource: PeopleResource,
): Promise<number> {
  const { listed, column, shared } = peopleResources[resource];
  const matches = await findMatches(client, source, resource);
  const { rowCount } = await client.query(
    `with matched as (select * from unnest($2::text[], $3::text[]) as matched (key, slug)),
     placed as (
       select record.listing_key, matched.slug, min(place) as place
       from feed_record record
       left join unnest(record.${listed}) with ordinality as listed (key, place) on true
       left join matched on matched.key = listed.key
       where record.source_id = $1 and record.state = 'shown'
       group by record.listing_key, matched.slug),
     wanted as (
       select listing_key, coalesce(array_agg(slug order by place) filter (where slug is not null), '{}') as slugs
       from placed group by listing_key)
     update listing set (${column}, ${shared}) = row(wanted.slugs[1], wanted.slugs[2:]) from wanted
     where listing.listing_key = wanted.listing_key
       and (listing.${column}, listing.${shared}) is distinct from (wanted.slugs[1], wanted.slugs[2:])`,
    [source.id, [...matches.keys()], [...matches.values()]],
  );
  return rowCount ?? 0;
}
