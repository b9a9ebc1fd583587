import type { FileSettings, SourceCredentials, SourceSettings } from '@vitrine/contract/core/feed-settings.ts';
import {
  type ConnectionFailure,
  type ConnectionTestResult,
  type connectionTest,
  testedListings,
} from '@vitrine/contract/core/staff-feeds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { z } from 'zod';
import type { Staff } from '../../http/staff.ts';
import { readListing } from '../../listings/listing-row.ts';
import { presentListing } from '../../listings/present-listing.ts';
import type { Sample } from '../connectors/feed-connector.ts';
import { createFileConnector } from '../connectors/file-connector.ts';
import { layoutOf } from '../connectors/file-layout.ts';
import { createWebConnector } from '../connectors/open-connector.ts';
import { type FileSource, openFileSource } from '../connectors/open-file-source.ts';
import { type FindMunicipality, loadMunicipalities } from '../listings/find-municipality.ts';
import { mapListing } from '../listings/map-listing.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { reasonText } from '../reasons/reason-texts.ts';
import { withPlausibleValues } from '../records/plausible-values.ts';
import type { Issue, ReadResult } from '../records/source-listing.ts';
import { decryptCredentials } from '../sources/encrypt-credentials.ts';
import type { FeedSource } from '../sources/feed-source.ts';
import { hasSameServer, refuseField } from './change-source.ts';
import { checkSettings } from './check-settings.ts';
import { connectionTexts } from './connection-texts.ts';
import { type FeedStaffServices, requireSource } from './feed-staff-services.ts';

/** Time limits of a test, short because a person waits for it. */
const longest = { idleMs: 8000, totalMs: 12_000 };
/** Those of a file that is fetched from its server. */
const longestFetch = { idleMs: 8000, totalMs: 45_000 };

type Tested = z.output<typeof connectionTest>;
type Listings = Extract<ConnectionTestResult, { outcome: 'listings' }>['listings'];

/**
 * Reads a few listings of a source and returns them as the website would show them, or why that fails. Nothing is stored. Throws the 404
 * problem for a source and the 422 problem for settings that are not the caller's.
 */
export async function testConnection(
  services: FeedStaffServices,
  staff: Staff,
  locale: Locale,
  { id, settings, credentials }: Tested,
): Promise<ConnectionTestResult> {
  const { database, now } = services;
  const source = id === undefined ? null : await requireSource(database, staff, id);
  const wrong = await checkSettings(database, staff, settings, source?.settings ?? null);
  if (wrong) refuseField(locale, wrong.field, wrong.fault);
  const sample = await readSample(services, settings, credentials ?? storedCredentials(services, source, settings));
  if (sample.kind === 'host-key') return unconfirmed(sample);
  if (sample.kind === 'failed') return failed(locale, sample.failure, sample.reason);
  if (sample.results.length === 0) return failed(locale, 'empty', null);
  const findMunicipality = await loadMunicipalities(database);
  const listings = sample.results.map((result, index) =>
    present(result, { settings, findMunicipality, index, locale, now: now() }),
  );
  return { outcome: 'listings', total: sample.total, has_events: sample.hasEvents ?? null, listings };
}

const failed = (locale: Locale, failure: ConnectionFailure, reason: Reason | null): ConnectionTestResult => ({
  outcome: 'failed',
  failure,
  message: connectionTexts[locale][failure],
  detail: reason === null ? '' : reasonText(locale, reason),
});

/** Returns the stored credentials of a source for the same server; null when there are none. */
export const storedCredentials = (
  { connector: { credentialsKey } }: FeedStaffServices,
  source: FeedSource | null,
  settings: SourceSettings,
): SourceCredentials | null =>
  source?.credentials && credentialsKey !== undefined && hasSameServer(settings, source.settings)
    ? decryptCredentials(source.credentials, source.id, credentialsKey)
    : null;

/** Returns what staff are shown of a server whose key they have not confirmed. */
export const unconfirmed = ({ fingerprint, isOther }: Extract<FileSource, { kind: 'host-key' }>) => ({
  outcome: 'host-key' as const,
  fingerprint,
  is_other: isOther,
});

/** Opens the file of a source for somebody who waits. The reason of a failure on this machine is left out, because it names files of the machine. */
export async function openForStaff(
  { connector, now }: FeedStaffServices,
  settings: FileSettings,
  credentials: SourceCredentials | null,
) {
  if (!credentials && settings.sftp)
    return { kind: 'failed' as const, failure: 'credentials-missing' as const, reason: null };
  const services = { ...connector, sftpLimits: { ...longestFetch, ...connector.sftpLimits } };
  const opened = await openFileSource(settings, credentials, services, null, now());
  if (opened.kind === 'waiting') return { kind: 'failed' as const, failure: 'file-incoming' as const, reason: null };
  return opened.kind === 'failed' && !settings.sftp ? { ...opened, reason: null } : opened;
}

async function readSample(
  services: FeedStaffServices,
  settings: SourceSettings,
  credentials: SourceCredentials | null,
): Promise<Sample | Extract<FileSource, { kind: 'host-key' }>> {
  const { connector } = services;
  if (settings.kind !== 'file') {
    if (!credentials) return { kind: 'failed', failure: 'credentials-missing', reason: null };
    // A person waits for the result, so there is one more attempt and no long pause.
    const limits = {
      ...connector.limits,
      idleMs: Math.min(connector.limits.idleMs, longest.idleMs),
      totalMs: Math.min(connector.limits.totalMs, longest.totalMs),
    };
    const patience = { attempts: 2, wait: async () => undefined, limits };
    const feed = createWebConnector(settings, credentials, { ...connector, ...patience });
    const sample = await feed.readSample(testedListings);
    if (sample.kind === 'failed' || !feed.readEvents) return sample;
    return { ...sample, hasEvents: (await feed.readEvents(null)).kind === 'events' };
  }
  const opened = await openForStaff(services, settings, credentials);
  if (opened.kind !== 'delivery') return opened;
  try {
    return await createFileConnector(opened.delivery, layoutOf(settings)).readSample(testedListings);
  } finally {
    opened.delivery.close();
  }
}

interface Context {
  settings: SourceSettings;
  findMunicipality: FindMunicipality;
  /** Position among the listings, from which each gets a number of its own. */
  index: number;
  locale: Locale;
  now: Date;
}

function present(result: ReadResult, context: Context): Listings[number] {
  const { settings, findMunicipality, index, locale, now } = context;
  const nothing = { card: null, pictures: 0, ignored: [] };
  const failure = (key: string | null, reason: Reason, ignored: string[]) => ({
    ...nothing,
    key: key ?? '–',
    problem: reasonText(locale, reason),
    ignored,
  });
  if (result.kind === 'failure') return failure(result.key, result.reason, []);
  const plausible = withPlausibleValues(result, now);
  if (plausible.kind === 'failure') return failure(plausible.key, plausible.reason, []);
  const { listing, issues } = plausible;
  const ignored = issues.map(({ field, value }: Issue) => `${field}: ${value}`);
  const { micrositeIds } = settings.destinations[0];
  const listingKey = String(1000 + index);
  const mapped = mapListing(listing, {
    listingKey,
    micrositeIds,
    findMunicipality,
    firstReadAt: now.toISOString(),
    officeName: () => null,
    brokerSlug: () => null,
    officeSlug: () => null,
    settings: settings.mapping,
    display: settings.display,
    photos: settings.photos,
  });
  if (mapped.kind === 'failure') return failure(listing.key, mapped.reason, ignored);
  if (mapped.kind === 'not-shown') return failure(listing.key, reasonOf('display-forbidden'), ignored);
  const read = readListing(mapped.listing);
  if ('reason' in read) return failure(listing.key, reasonOf('invalid-values', { detail: read.reason }), ignored);
  const { address, type, price, price_period, specs } = presentListing(cardRow(read.row), locale, now);
  return {
    key: listing.listingNumber ?? listing.key,
    card: { address, type, price, price_period, specs },
    pictures: mapped.listing.Media.length,
    problem: null,
    ignored,
  };
}

/** Returns a row as the database would return it. */
const cardRow = (row: Extract<ReturnType<typeof readListing>, { row: object }>['row']) => ({
  ...row,
  on_market_timestamp: new Date(row.on_market_timestamp),
  open_house_end: row.open_house_end === null ? null : new Date(row.open_house_end),
});
