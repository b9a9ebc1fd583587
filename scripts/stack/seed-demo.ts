import { join } from 'node:path';
import { readStoreEnv } from '@vitrine/content/env.ts';
import { closePayload, openPayload } from '@vitrine/content/open-payload.ts';
import { ensureStaffUser } from '@vitrine/content/seed/ensure-staff-user.ts';
import { importSite } from '@vitrine/content/seed/import-site.ts';
import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { SiteBundle, WireBlock } from '@vitrine/contract/site.ts';
import { importListings } from '@vitrine/core/listings/import-listings.ts';
import { upsertCoreSite } from '@vitrine/core/sites/upsert-site.ts';
import { earlierListings } from '@vitrine/demo/listings/earlier-listings.ts';
import { floorPlansOf } from '@vitrine/demo/listings/floor-plans.ts';
import { generateListings } from '@vitrine/demo/listings/generate-listings.ts';
import { demoMasters, demoPictures } from '@vitrine/demo/listings/listing-pictures.ts';
import { propertySiteOrigin } from '@vitrine/demo/property-site/origin.ts';
import { demoSites } from '@vitrine/demo/sites/demo-sites.ts';
import { step } from '../process/progress.ts';
import { type Keys, siteKey } from './keys.ts';
import { seedFeeds } from './seed-feeds.ts';
import { seedFloorPlans } from './seed-floor-plans.ts';
import { drawFirstFacades, drawPicture, seedPictures } from './seed-pictures.ts';

/** Index from which listings name only their original pictures, since the variants would take more space than the rest of the row. */
const mastersOnlyFrom = 50_000;

export interface Listings {
  count: number;
  /** The same seed gives the same listings. */
  seed: number;
}

/** Ports of the website, of the content service, of the property site that a page embeds, and of the demo's server of listings. */
interface Ports {
  site: string;
  content: string;
  propertySite: string;
  demoListings: string;
}

/** Writes the demo sites, their pictures, the staff account and the listings, replacing those that exist. */
export async function seedDemo(databaseUrl: string, keys: Keys, ports: Ports, listings: Listings): Promise<void> {
  const env = readStoreEnv();
  const payload = await openPayload(env);
  try {
    await ensureStaffUser(payload, { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD });
    await seedPictures(payload);
    for (const site of demoSites) {
      const bundle = configureSite(site, keys, ports);
      let soFar = '';
      const compose = async () => {
        await upsertCoreSite(databaseUrl, bundle.core);
        await importSite(payload, bundle, {
          picture: drawPicture,
          progress: (part, done, total) => {
            soFar = `${part} ${done} of ${total}`;
          },
        });
      };
      const name = bundle.name.en;
      await step(`Composing ${name}`, `${name} is composed`, compose, () => soFar);
    }
  } finally {
    await closePayload(payload);
  }
  const mediaDir = join(env.DATA_DIR, 'media');
  const hasFloorPlans = listings.count < mastersOnlyFrom;
  if (hasFloorPlans) await seedFloorPlans(mediaDir, listings);
  await seedListings(databaseUrl, listings, { pictures: await drawFirstFacades(mediaDir, listings), hasFloorPlans });
  // After the listings, which bring the official codes of the municipalities.
  await seedFeeds({ databaseUrl, dataDir: env.DATA_DIR, keys, ports });
}

interface Drawn {
  /** Pictures of listings that differ from the fixed ones. */
  pictures: ReadonlyMap<string, ListingImport['Media']>;
  /** True when the floor plans are in the folder of uploads. */
  hasFloorPlans: boolean;
}

/** Generates listings and imports them into core; listings of the same seed are replaced. */
export async function seedListings(
  databaseUrl: string,
  { count, seed }: Listings,
  { pictures, hasFloorPlans }: Drawn = { pictures: new Map(), hasFloorPlans: false },
): Promise<void> {
  const picturesFor = count >= mastersOnlyFrom ? demoMasters : demoPictures;
  let taken = 0;
  function* counted(): Generator<ListingImport> {
    for (const listing of generateListings({ count, seed, picturesFor })) {
      taken += 1;
      const Media = pictures.get(listing.ListingKey) ?? listing.Media;
      yield { ...listing, Media, ...(hasFloorPlans && { FloorPlans: floorPlansOf(listing).pictures }) };
      yield* earlierListings(listing);
    }
  }
  const total = count.toLocaleString('en');
  await step(
    `Writing ${total} listings`,
    `${total} listings are in`,
    () => importListings(databaseUrl, counted()),
    () => `${taken.toLocaleString('en')} of ${total}`,
  );
}

/** Returns the site with the key and the ports of this installation. */
function configureSite(site: SiteBundle, keys: Keys, ports: Ports): SiteBundle {
  const origin = new URL(site.core.origin);
  if (origin.port) origin.port = ports.site;
  const core = { ...site.core, siteKey: siteKey(keys, site.siteId), origin: origin.origin };
  return {
    ...site,
    core,
    pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map(setFramePort(ports)) })),
  };
}

/** Returns a function that sets the port of the demo's property site in the block that embeds it. */
const setFramePort =
  ({ propertySite }: Ports) =>
  (block: WireBlock): WireBlock => {
    if (block.block_type !== 'property_iframe_block') return block;
    const data = JSON.stringify(block.block_params).replaceAll(propertySiteOrigin, `http://localhost:${propertySite}`);
    return { ...block, block_params: JSON.parse(data) };
  };
