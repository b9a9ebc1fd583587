import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { HttpLimits } from '../http-client/call-http.ts';
import { reasonOf, storedReason } from '../reasons/reason.ts';
import { fetchPhoto, photoLimits, type Validators } from './fetch-photo.ts';
import { refreshMedia } from './listing-media.ts';
import { storePhoto } from './store-photo.ts';

export interface PhotoServices {
  pool: Pool;
  /** Folder of the copies. */
  folder: string;
  privateHosts: HttpLimits['privateHosts'];
  limits?: Partial<typeof photoLimits>;
  logger: Logger;
  now: () => Date;
  signal?: AbortSignal | undefined;
}

interface WaitingPhoto extends Validators {
  source_key: string;
  photo_key: string;
  url: string;
  hash: string | null;
  attempts: number;
  /** Time of the last change at the source, as text: a `Date` would round it. */
  modified_at: string | null;
}
type Outcome = 'copied' | 'failed' | 'busy';

/** Photos that are fetched at once: sources limit calls, and a decoded photo takes up to 160 MB. */
const concurrency = 4;
/** Number of copied photos after which their listings are updated. */
const batchSize = 40;
/** Pause after the first failure, ms; it doubles up to a day. */
const firstPause = 60_000;
const longestPause = 86_400_000;
/** Time after which a job ends although photos are waiting, so that another source gets its turn, ms. */
const longestRun = 30 * 60_000;

export interface CopyResult {
  copied: number;
  failed: number;
}

/**
 * Copies the waiting photos of a source, the main ones first, until none is due. A lock keeps two processes from copying for one source;
 * each photo is committed by itself, so that the next run continues after one that was killed. Stops early when the source asks for a
 * pause or none of a batch could be fetched.
 */
export async function copyPhotos(services: PhotoServices, sourceId: string): Promise<CopyResult> {
  const { pool, logger, now, signal } = services;
  const total: CopyResult = { copied: 0, failed: 0 };
  const client = await pool.connect();
  let isUnlocked = false;
  try {
    const lock = `(hashtext('vitrine photos'), hashtext($1))`;
    const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock${lock} as locked`, [
      sourceId,
    ]);
    const end = now().getTime() + longestRun;
    while (rows[0]?.locked && !signal?.aborted && now().getTime() <= end) {
      const outcomes = await copyBatch(services, client, sourceId);
      const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
      total.copied += count('copied');
      total.failed += outcomes.length - count('copied');
      if (count('copied') === 0 || count('busy') > 0) break;
    }
    if (rows[0]?.locked) await client.query(`select pg_advisory_unlock${lock}`, [sourceId]);
    isUnlocked = true;
  } finally {
    // A connection that may still have the lock is closed, which ends it.
    client.release(!isUnlocked);
  }
  if (total.copied + total.failed > 0) logger.info({ source: sourceId, ...total }, 'Photos were copied');
  return total;
}

async function copyBatch(services: PhotoServices, client: Parameters<typeof refreshMedia>[0], sourceId: string) {
  const { rows } = await client.query<WaitingPhoto>(
    `select source_key, photo_key, url, photo.hash, etag, last_modified, attempts, photo.modified_at::text from feed_photo photo
     join feed_record record using (source_id, source_key) join listing using (listing_key)
     join feed_source source on source.id = photo.source_id
     where source_id = $1 and coalesce(photos_paused_until <= $2, true) and photo.state = 'waiting' and next_try_at <= $2
       and record.state = 'shown' and listing.standard_status in ('Active', 'Closed')
     order by place, source_key limit ${batchSize}`,
    [sourceId, services.now()],
  );
  const outcomes: Outcome[] = [];
  const copied: WaitingPhoto[] = [];
  const waiting = rows.values();
  const work = async () => {
    for (const photo of waiting) {
      if (services.signal?.aborted || outcomes.includes('busy')) return;
      const outcome = await copyOne(services, sourceId, photo);
      outcomes.push(outcome);
      if (outcome === 'copied') copied.push(photo);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const keys = [...new Set(rows.map(({ source_key }) => source_key))].sort();
  if (copied.length > 0) {
    await refreshMedia(client, sourceId, keys);
    // Marked only once their listings show them: after a kill between the two steps, the next run repeats both.
    await markCopied(client, sourceId, copied);
  }
  return outcomes;
}

/** Marks photos as copied, except those that have changed at the source meanwhile. */
async function markCopied(
  client: Parameters<typeof refreshMedia>[0],
  sourceId: string,
  copied: readonly WaitingPhoto[],
): Promise<void> {
  await client.query(
    `update feed_photo set state = 'copied', attempts = 0, reason = null
     from jsonb_to_recordset($2) as done (source_key text, photo_key text, url text, modified_at text)
     where source_id = $1 and feed_photo.source_key = done.source_key and feed_photo.photo_key = done.photo_key
       and feed_photo.url = done.url and feed_photo.modified_at::text is not distinct from done.modified_at`,
    [sourceId, JSON.stringify(copied)],
  );
}

async function copyOne(services: PhotoServices, sourceId: string, photo: WaitingPhoto): Promise<Outcome> {
  const { pool, folder, privateHosts, limits, now, signal } = services;
  const known = photo.hash === null ? null : photo;
  const fetched = await fetchPhoto(photo.url, known, { ...photoLimits, ...limits, privateHosts }, signal);
  if (signal?.aborted) return 'failed';
  const same = [sourceId, photo.source_key, photo.photo_key, photo.url];
  const ofPhoto = 'where source_id = $1 and source_key = $2 and photo_key = $3 and url = $4';
  if (fetched.kind === 'unchanged') return 'copied';
  const stored = fetched.kind === 'photo' ? await storePhoto(pool, folder, fetched.data) : fetched;
  if (fetched.kind === 'photo' && stored.kind === 'stored') {
    await pool.query(`update feed_photo set hash = $5, etag = $6, last_modified = $7 ${ofPhoto}`, [
      ...same,
      stored.hash,
      fetched.etag,
      fetched.last_modified,
    ]);
    return 'copied';
  }
  const reason = storedReason('reason' in stored ? stored.reason : reasonOf('photo-unreadable'));
  const asked = fetched.kind === 'busy' ? fetched.pause : null;
  const pause = Math.min(asked ?? firstPause * 2 ** photo.attempts, longestPause);
  await pool.query(`update feed_photo set attempts = attempts + 1, reason = $5, next_try_at = $6 ${ofPhoto}`, [
    ...same,
    reason,
    new Date(now().getTime() + pause),
  ]);
  if (fetched.kind !== 'busy') return 'failed';
  const until = new Date(now().getTime() + pause);
  await pool.query('update feed_source set photos_paused_until = $2 where id = $1', [sourceId, until]);
  return 'busy';
}
