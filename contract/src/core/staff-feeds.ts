import { z } from 'zod';
import { sourceCredentials, sourceSettings } from './feed-settings.ts';
import { listing } from './listing.ts';
import { plainLine } from './plain-text.ts';

/** Schemas of core's `/api/staff/feeds`, which the admin's server calls. */

const moment = z.iso.datetime();
const count = z.number().int();

/**
 * State of a source in one word, the most urgent first: it is being removed, is paused, has an open alarm, reads its first listings, is
 * being read, has never been read, or is up to date.
 */
export const feedStates = ['removing', 'paused', 'alarm', 'loading', 'running', 'new', 'ok'] as const;
export type FeedState = (typeof feedStates)[number];

export const feedAlarmKinds = ['list-held', 'list-refused', 'run-failed', 'stale', 'doubtful'] as const;
export type FeedAlarmKind = (typeof feedAlarmKinds)[number];

/** Minutes between two runs. */
export const feedMinutes = { usual: 60, min: 5, max: 1440 } as const;

/** Maximum number of failures, unknown values and missing listings that one answer holds. */
export const feedRowLimit = 100;

export const feedRun = z.object({
  id: z.string(),
  started_at: moment,
  finished_at: moment.nullable(),
  outcome: z.enum(['running', 'done', 'failed', 'interrupted']),
  /** Reason of a failure, in the language of the call. */
  reason: z.string().nullable(),
  read: count,
  /** Listings that are new, have changed or are hidden now; `added` are those that the sites did not show before. */
  written: count,
  added: count,
  failed: count,
  removed: count,
  /** Number of listings to read; null while it is unknown. */
  expected: count.nullable(),
});
export type FeedRunSummary = z.infer<typeof feedRun>;

export const feedAlarm = z.object({
  kind: z.enum(feedAlarmKinds),
  destination: z.string(),
  /** Facts of the alarm, in the language of the call. */
  detail: z.string(),
  raised_at: moment,
});
export type FeedAlarm = z.infer<typeof feedAlarm>;

/** A source in the list. */
export const feedSummary = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['reso', 'ddf', 'file']),
  state: z.enum(feedStates),
  sites: z.array(z.object({ microsite_id: z.string(), name: z.object({ fr: z.string(), en: z.string() }) })),
  every_minutes: count,
  /** Number of listings that the sites show. */
  shown: count,
  failures: count,
  last_run: feedRun.nullable(),
  /** Moment at which a run was asked for that has not begun yet. */
  requested_at: moment.nullable(),
  /** Last look at the source, with or without something new. */
  checked_at: moment.nullable(),
  next_run_at: moment,
  /** Latest change by the source's clock that is stored. */
  watermark: z.string().nullable(),
  /** Moment of the last verified list of keys. */
  verified_at: moment.nullable(),
  alarms: z.array(feedAlarm),
});
export type FeedSummary = z.infer<typeof feedSummary>;

/** A listing that a held list lacks, or that a run changed. The address is empty when the sites do not have it. */
export const feedListing = z.object({ key: z.string(), number: z.string(), address: z.string() });
export type FeedListing = z.infer<typeof feedListing>;

/** A list of keys that waits for staff, or that they have refused, until another one comes. */
export const heldList = z.object({
  id: z.string(),
  destination: z.string(),
  read_at: moment,
  reason: z.string(),
  keys: count,
  /** Number of listings that it would remove; zero when it is held for a part that the delivery has lost, as the reason says. */
  missing: count,
  /** The first listings that it would remove. */
  listings: z.array(feedListing),
  /** True once staff have approved it, until the next run. */
  is_approved: z.boolean(),
  /** Who refused it, and when; null while it waits for staff. */
  refusal: z.object({ staff_name: z.string(), at: moment }).nullable(),
});
export type HeldList = z.infer<typeof heldList>;

export const feedFailure = z.object({
  key: z.string(),
  reason: z.string(),
  /** The record as the source sent it, JSON. */
  raw: z.string(),
  attempts: count,
  first_failed_at: moment,
});
export type FeedFailure = z.infer<typeof feedFailure>;

/** A run with the first of the listings that it added, changed and removed. `run` has their total numbers. */
export const feedRunDetail = z.object({
  source: z.object({ id: z.string(), name: z.string(), is_active: z.boolean() }),
  run: feedRun,
  new: z.array(feedListing),
  changed: z.array(feedListing),
  removed: z.array(feedListing),
  failed: z.array(
    z.object({
      key: z.string(),
      reason: z.string(),
      /** The record as the source sent it last, JSON; null once the listing has been read, or is no longer in the source. */
      raw: z.string().nullable(),
    }),
  ),
});
export type FeedRunDetail = z.infer<typeof feedRunDetail>;

/** Copies of the photos of a source. */
export const feedPhotos = z.object({
  copied: count,
  waiting: count,
  /** The first ones that could not be copied. */
  failed: z.array(z.object({ key: z.string(), url: z.string(), reason: z.string(), attempts: count })),
});
export type FeedPhotos = z.infer<typeof feedPhotos>;

export const feedDetail = feedSummary.extend({
  settings: sourceSettings,
  /** True when credentials are stored; they are never answered. */
  has_credentials: z.boolean(),
  is_active: z.boolean(),
  /** The last runs, the newest first. */
  runs: z.array(feedRun),
  held_lists: z.array(heldList),
  failed: z.array(feedFailure),
  /** Null when its photos are not copied. */
  photos: feedPhotos.nullable(),
  /** Messages that are also sent to its board in the last 30 days; null for a source that sends none. */
  board_leads: z
    .object({
      sent: count,
      waiting: count,
      /** The last ones that were not taken, or may not have been. */
      failed: z.array(z.object({ lead: z.string(), at: moment, reason: z.string() })),
    })
    .nullable(),
  unknown_values: z.array(
    z.object({ field: z.string(), value: z.string(), reason: z.enum(['unknown-value', 'unreadable']), count }),
  ),
});
export type FeedDetail = z.infer<typeof feedDetail>;

/** A source as staff enter it. Credentials that are absent stay as they are. */
export const feedInput = z.object({
  name: z.string().overwrite(plainLine).trim().min(1).max(100),
  every_minutes: z.number().int().min(feedMinutes.min).max(feedMinutes.max),
  is_active: z.boolean().default(true),
  settings: sourceSettings,
  credentials: sourceCredentials.optional(),
});
export type FeedInput = z.input<typeof feedInput>;

/** Decision on one held list: the one that the caller saw. */
export const heldListDecision = z.object({ list: z.string().regex(/^\d{1,18}$/) });

/** Settings whose connection is tested. `id` names the source whose stored credentials are used when none are given. */
export const connectionTest = z.object({
  id: z.string().max(40).optional(),
  settings: sourceSettings,
  credentials: sourceCredentials.optional(),
});
export type ConnectionTest = z.input<typeof connectionTest>;

/** Number of listings that a test of the connection shows. */
export const testedListings = 5;

export const connectionFailures = [
  'not-allowed',
  'unknown-address',
  'no-answer',
  'timeout',
  'certificate',
  'credentials-missing',
  'credentials-refused',
  'access-refused',
  'not-reso',
  'server-error',
  'busy',
  'file-missing',
  'file-outside',
  'file-incoming',
  'file-invalid',
  'file-too-large',
  'file-slow',
  'private-server',
  'not-sftp',
  'key-unreadable',
  'folder-closed',
  'empty',
] as const;
export type ConnectionFailure = (typeof connectionFailures)[number];

/** A server of files whose key nobody has confirmed yet, or which shows another one than the confirmed one. It was sent nothing. */
export const unconfirmedServer = z.object({
  outcome: z.literal('host-key'),
  fingerprint: z.string(),
  /** True when another key was confirmed before. */
  is_other: z.boolean(),
});

export const connectionTestResult = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('listings'),
    /** Number of listings of the whole source; null when it does not say. */
    total: count.nullable(),
    /** True when the server has events that can be followed; null for a source of another kind. */
    has_events: z.boolean().nullable(),
    listings: z.array(
      z.object({
        key: z.string(),
        card: listing.pick({ address: true, type: true, price: true, price_period: true, specs: true }).nullable(),
        /** Number of pictures. */
        pictures: count,
        /** Why the listing would not be shown, in the language of the call; null when it would be. */
        problem: z.string().nullable(),
        /** Values that could not be used: `field: value`. */
        ignored: z.array(z.string()),
      }),
    ),
  }),
  z.object({
    outcome: z.literal('failed'),
    failure: z.enum(connectionFailures),
    /** Description of the error and its remedy, in the language of the call. */
    message: z.string(),
    /** Message of the server or the system, untranslated; empty without one. */
    detail: z.string(),
  }),
  unconfirmedServer,
]);
export type ConnectionTestResult = z.infer<typeof connectionTestResult>;

export const feedListAnswer = z.object({ data: z.object({ sources: z.array(feedSummary) }) });
export const feedAnswer = z.object({ data: feedDetail });
export const feedCheckAnswer = z.object({ data: z.object({}) });
export const feedRunAnswer = z.object({ data: feedRunDetail });
export const feedRemovedAnswer = z.object({ data: z.object({ id: z.string() }) });
export const connectionTestAnswer = z.object({ data: connectionTestResult });
