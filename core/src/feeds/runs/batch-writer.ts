import type { ListingBatch } from '../connectors/feed-connector.ts';
import { type UpdateContext, updateListings } from '../listings/update-listings.ts';
import { withEmbeddablePhotos } from '../records/embeddable-photos.ts';
import { withPastTimes } from '../records/past-times.ts';
import { withPlausibleValues } from '../records/plausible-values.ts';
import { recordChanges } from './record-changes.ts';
import type { Run } from './run-state.ts';
import { raiseWatermark } from './watermark.ts';

/** Records that are written in one transaction. More are hardly faster and hold more memory. */
const recordsPerWrite = 250;

/** Creates a writer that collects batches, writes them once they are large enough, and raises the watermark to what is stored. */
export function createBatchWriter(
  run: Run,
  destination: string | null,
  { raisesWatermark = destination !== null } = {},
) {
  const { client, source, counts, findMunicipality, brokerSlug, officeSlug, now } = run;
  const context: UpdateContext = { client, source, findMunicipality, brokerSlug, officeSlug, destination, now };
  let pending: ListingBatch['results'] = [];
  let isCounted = false;
  const flush = async () => {
    const results = pending;
    pending = [];
    if (results.length === 0) return;
    const written = await updateListings(context, results);
    counts.read += written.read;
    await recordChanges(
      run,
      'new',
      written.added.map((key) => ({ key })),
    );
    await recordChanges(
      run,
      'changed',
      written.changed.map((key) => ({ key })),
    );
    await recordChanges(run, 'failed', written.failures);
    counts.added += written.added.length;
    counts.written += written.added.length + written.changed.length;
    counts.failed += written.failures.length;
    for (const { key } of written.failures) run.failedKeys.add(key);
    if (run.feed.readChanges && raisesWatermark) await raiseWatermark(client, source.id, results);
    await client.query('update feed_run set read = $2, written = $3, failed = $4, added = $5 where id = $1', [
      run.id,
      counts.read,
      counts.written,
      counts.failed,
      counts.added,
    ]);
  };
  return {
    flush,
    async add({ results, expected }: ListingBatch) {
      if (expected !== undefined && !isCounted) {
        isCounted = true;
        await client.query('update feed_run set expected = $2 where id = $1', [run.id, expected]);
      }
      for (const result of results) {
        if (result.kind !== 'listing') continue;
        run.partKeys.delete(result.listing.key);
        run.readKeys.add(result.listing.key);
      }
      const checked = results.map((result) => withPlausibleValues(withPastTimes(result, now()), now()));
      pending.push(...checked.map((result) => withEmbeddablePhotos(result, source.settings)));
      if (pending.length >= recordsPerWrite) await flush();
    },
  };
}
