import type { SourcePeople, SourcePerson, SourcePersonKey } from '@vitrine/contract/core/staff-feed-people.ts';
import { feedRowLimit } from '@vitrine/contract/core/staff-feeds.ts';
import type { PoolClient } from 'pg';
import { CoreProblem } from '../../http/core-problem.ts';
import type { Staff } from '../../http/staff.ts';
import { slugify } from '../../listings/listing-address.ts';
import { findMatches, type MatchedSource } from '../people/people-matches.ts';
import { peopleResources } from '../people/people-store.ts';
import { type FeedStaffServices, requireSource, sitesOf } from './feed-staff-services.ts';

/** A person of a source with the address of their photo, which only core calls. */
export interface FoundPerson extends SourcePerson {
  photo_url: string | null;
}

type Suggestion = SourcePerson['lacking'][number]['suggested'];
type Row = Omit<FoundPerson, 'has_photo' | 'lacking' | 'refusing'>;
interface Decision extends SourcePersonKey {
  microsite_id: string;
  slug: string | null;
}

/** Returns the brokers and brokerages of listings on the market whom a site of the source lacks, those with most listings first. */
export async function findPeople(services: FeedStaffServices, staff: Staff, id: string): Promise<SourcePeople> {
  const source = await requireSource(services.database, staff, id);
  const people = await withClient(services, (client) => findLacking(client, source));
  const shown = people.slice(0, feedRowLimit).map(({ photo_url, ...person }) => person);
  return { people: shown, total: people.length };
}

/** Returns one person of a source, also one whom all sites have. Throws the 404 problem for a key that no listing on the market names. */
export async function findPerson(
  services: FeedStaffServices,
  staff: Staff,
  id: string,
  wanted: SourcePersonKey,
): Promise<FoundPerson> {
  const source = await requireSource(services.database, staff, id);
  const people = await withClient(services, (client) => readPeople(client, source));
  const person = people.find(({ resource, key }) => resource === wanted.resource && key === wanted.key);
  if (!person) throw new CoreProblem('unknown-person');
  return person;
}

/** Runs a function on a connection of its own. */
export async function withClient<Result>(
  { pool }: Pick<FeedStaffServices, 'pool'>,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

async function findLacking(client: PoolClient, source: MatchedSource): Promise<FoundPerson[]> {
  const people = await readPeople(client, source);
  const matched = {
    Member: await findMatches(client, source, 'Member'),
    Office: await findMatches(client, source, 'Office'),
  };
  return people.filter(({ resource, key }) => !matched[resource].has(key));
}

async function readPeople(client: PoolClient, source: MatchedSource): Promise<FoundPerson[]> {
  const sites = await findSites(client, source);
  const suggest = await loadSuggestions(client, source);
  const { rows: decisions } = await client.query<Decision>(
    'select resource, key, microsite_id, slug from feed_match where source_id = $1',
    [source.id],
  );
  const { rows } = await client.query<Row>(
    `with on_market as (
       select record.member_keys, record.office_keys from feed_record record join listing using (listing_key)
       where record.source_id = $1 and record.state = 'shown' and listing.standard_status = 'Active'),
     counted as (
       select 'Member' as resource, key, count(*)::integer as listings
       from on_market cross join unnest(member_keys) as key group by key
       union all
       select 'Office', key, count(*)::integer from on_market cross join unnest(office_keys) as key group by key)
     select resource, key, listings,
       coalesce(member.name, office.name) as name, member.title, coalesce(member.phone, office.phone) as phone,
       coalesce(member.email, office.email) as email, own.name as office, member.office_key,
       office.street, office.city,
       office.postal_code, coalesce(member.photo_url, office.photo_url) as photo_url
     from counted
     left join feed_member member on resource = 'Member' and member.source_id = $1 and member.member_key = key
     left join feed_office own on own.source_id = $1 and own.office_key = member.office_key
     left join feed_office office on resource = 'Office' and office.source_id = $1 and office.office_key = key
     where coalesce(member.name, office.name) is not null
     order by listings desc, name, key`,
    [source.id],
  );
  const decided = Map.groupBy(decisions, (decision) => `${decision.resource}/${decision.key}`);
  return rows.map((row) => {
    const own = decided.get(`${row.resource}/${row.key}`) ?? [];
    const decisionOf = (id: string) => own.find(({ microsite_id }) => microsite_id === id);
    return {
      ...row,
      has_photo: row.photo_url !== null,
      lacking: sites
        .filter(({ microsite_id }) => !decisionOf(microsite_id))
        .map((site) => ({ ...site, suggested: suggest(row, site.microsite_id) })),
      refusing: sites.filter(({ microsite_id }) => decisionOf(microsite_id)?.slug === null),
    };
  });
}

/** Returns a function that finds the only recipient of a site who has the name of a person or an office of the source. */
async function loadSuggestions(client: PoolClient, source: MatchedSource) {
  const { rows } = await client.query<{ microsite_id: string; type: string; slug: string; name: string }>(
    `select microsite_id, type, slug, name from recipient where type in ('broker', 'office') and microsite_id = any($1)`,
    [sitesOf(source)],
  );
  const nameOf = (site: string, type: string, name: string) => JSON.stringify([site, type, slugify(name)]);
  const byName = Map.groupBy(rows, ({ microsite_id, type, name }) => nameOf(microsite_id, type, name));
  return ({ resource, name }: Pick<Row, 'resource' | 'name'>, site: string): Suggestion => {
    const [only, another] = byName.get(nameOf(site, peopleResources[resource].recipient, name)) ?? [];
    return only && !another ? { slug: only.slug, name: only.name } : null;
  };
}

async function findSites(client: PoolClient, source: MatchedSource): Promise<SourcePerson['refusing']> {
  const { rows } = await client.query<SourcePerson['refusing'][number]>(
    'select microsite_id, name from site where microsite_id = any($1) order by microsite_id',
    [sitesOf(source)],
  );
  return rows;
}
