import type { PrivacyFacts } from '@vitrine/contract/privacy-facts.ts';
import type { Payload } from 'payload';
import { isUnpublished } from '../../blocks/payload-to-wire.ts';
import { reusableIds, withReusable } from '../../blocks/reusable-block.ts';
import { shown } from '../../paths/public-documents.ts';
import { asList, asObject, asText, type Loose } from '../../values/untyped-values.ts';
import { addTags, tagOf } from '../cache/cache-tags.ts';
import type { CoreClient } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Forms that a block has; that of the search offers an alert. */
const formsOf: Readonly<Record<string, readonly PrivacyFacts['forms'][number][]>> = {
  contact_form_block: ['contact_form'],
  property_valuation_block: ['property_valuation'],
  property_alert_block: ['property_alert'],
  search_properties_block: ['property_alert'],
};

/** The pages of listings have a form for messages and visits, which no editor places. */
const formsOfListings = ['contact_form', 'visit_request'] as const;

const youTube = /(?:^|\.)youtu(?:\.be|be\.com|be-nocookie\.com)$/;

/** Returns the hosts of all addresses within a value. */
const hostsIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/\bhttps?:\/\/([a-z0-9.-]+\.[a-z]{2,})(?=[:/"'?#\s\\]|$)/gi)].map(
    ([, host = '']) => host.toLowerCase(),
  );

/** The kinds of content that the public blocks of a site contain. */
interface Found {
  forms: Set<PrivacyFacts['forms'][number]>;
  filmHosts: Set<string>;
  frameHosts: Set<string>;
  codeHosts: Set<string>;
  hasFilms: boolean;
  hasCode: boolean;
}

/** Adds what a value stored by Payload shows, however deep; what is hidden or not published shows nothing. */
function look(value: unknown, found: Found): void {
  if (Array.isArray(value)) for (const one of value) look(one, found);
  else if (typeof value === 'object' && value !== null) lookAtObject(asObject(value), found);
}

const addAll = (set: Set<string>, values: readonly string[]): void => {
  for (const value of values) set.add(value);
};

function noteCode(script: unknown, found: Found): void {
  found.hasCode ||= asText(script) !== undefined;
  addAll(found.codeHosts, hostsIn(script));
}

function noteFilm(sources: unknown, found: Found): void {
  const hosts = hostsIn(sources);
  found.hasFilms ||= hosts.some((host) => youTube.test(host));
  addAll(
    found.filmHosts,
    hosts.filter((host) => !youTube.test(host)),
  );
}

function lookAtObject(value: Loose, found: Found): void {
  const type = asText(value.blockType) ?? '';
  if (type && isUnpublished(value.params)) return;
  for (const form of formsOf[type] ?? []) found.forms.add(form);
  if (type === 'script_embed_block') noteCode(value.script, found);
  if (type === 'property_iframe_block') addAll(found.frameHosts, hostsIn(asObject(value.params).core_data));
  if (value.origin !== undefined) noteFilm(value.sources, found);
  look(Object.values(value), found);
}

/**
 * Returns what the privacy notice of a site is filled from: the blocks of its public pages, and what core does with what visitors give. The answer
 * follows every page of the site. Throws CoreUnavailableError.
 */
export async function findPrivacyFacts(payload: Payload, core: CoreClient, site: SiteRecord): Promise<PrivacyFacts> {
  addTags(tagOf.pages(site.id), tagOf.people(site.id), tagOf.listings(site.micrositeId));
  const [facts, pages, team] = await Promise.all([
    core.findPrivacyFacts(site),
    readBlocks(payload, site),
    payload.count({ collection: 'people', where: { and: [{ site: { equals: site.id } }, shown] } }),
  ]);
  const found: Found = {
    forms: new Set(),
    filmHosts: new Set(),
    frameHosts: new Set(),
    codeHosts: new Set(),
    hasFilms: false,
    hasCode: false,
  };
  look(pages, found);
  if (facts.has_listings) for (const form of formsOfListings) found.forms.add(form);
  return {
    ...facts,
    forms: [...found.forms].sort(),
    has_team: team.totalDocs > 0,
    has_films: found.hasFilms,
    film_hosts: [...found.filmHosts].sort(),
    frame_hosts: [...found.frameHosts].sort(),
    has_code: found.hasCode,
    code_hosts: [...found.codeHosts].sort(),
  };
}

/** Returns the stored blocks of all public pages of a site, its articles and its footer. */
async function readBlocks(payload: Payload, site: SiteRecord): Promise<unknown[]> {
  // Payload would convert each block on its way, which takes long for a whole site; only types and addresses are read here.
  const { rows } = await payload.db.pool.query<{ blocks: unknown }>(
    `select blocks from content.pages where site_id = $1 and _status = 'published' and access is distinct from 'restricted'
     union all select footer from content.pages where site_id = $1 and _status = 'published' and replaces_footer
     union all select footer from content.sites where id = $1`,
    [site.id],
  );
  const lists = rows.map(({ blocks }) => blocks);
  const ids = [...new Set(lists.flatMap((blocks) => reusableIds(blocks)))];
  if (ids.length === 0) return lists;
  addTags(...ids.map(tagOf.reusable));
  const { rows: reusable } = await payload.db.pool.query<{ id: number; blocks: unknown }>(
    'select id, blocks from content.reusable_blocks where site_id = $1 and id = any($2)',
    [site.id, ids],
  );
  const byId = new Map(reusable.map(({ id, blocks }) => [Number(id), asObject(asList(blocks)[0])]));
  return lists.map((blocks) => withReusable(blocks, byId));
}
