import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examplePlans, floorPlansOf, type PlanFile } from '@vitrine/demo/listings/floor-plans.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';

/** Number of files that are written at the same time. */
const batchSize = 50;

/** Writes the floor plans of the demo's listings, and those of examples, into the folder of uploads: small SVG files, which are drawn at once. */
export async function seedFloorPlans(mediaDir: string, listings: { count: number; seed: number }): Promise<void> {
  await mkdir(mediaDir, { recursive: true });
  let waiting: PlanFile[] = [...examplePlans.files];
  const write = async () => {
    await Promise.all(waiting.map(({ name, svg }) => writeFile(join(mediaDir, name), svg)));
    waiting = [];
  };
  for (const listing of generateListings(listings)) {
    waiting.push(...floorPlansOf(listing).files);
    if (waiting.length >= batchSize) await write();
  }
  await write();
}
