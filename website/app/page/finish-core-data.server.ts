import type { CoreData } from '@vitrine/contract/blocks/block-params.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { finishArchive } from './archive-data.server.ts';
import { finishProperty } from './property-data.server.ts';
import { finishPropertyFrame } from './property-frame.server.ts';

interface CoreDataContext {
  locale: Locale;
  asset: (url: string) => string;
  warn: (message: string) => void;
}

type Finish = (raw: unknown, context: CoreDataContext) => unknown;

/** Blocks whose data comes with them in `block_params.core_data.listing` and is made ready to be shown like any field. */
const finishers: Readonly<Record<string, Finish>> = {
  blog_posts_archive_block: (raw, context) => finishArchive(raw, context),
  property_detail_block: finishProperty,
};

/** The data of a block as its component takes it; null where there is none or it cannot be read. */
export function finishCoreData(type: string, coreData: CoreData | null | undefined, context: CoreDataContext): unknown {
  if (type === 'property_iframe_block') return coreData ? finishPropertyFrame(coreData, context) : null;
  const raw = coreData?.listing;
  if (raw === null || raw === undefined) return null;
  const finish = Object.hasOwn(finishers, type) ? finishers[type] : undefined;
  return finish ? finish(raw, context) : raw;
}
