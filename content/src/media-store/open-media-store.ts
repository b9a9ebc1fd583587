import { join } from 'node:path';
import type { StoreEnv } from '../env.ts';
import { bucketSettings } from './bucket-settings.ts';
import { diskStore, type MediaStore } from './media-store.ts';

/** Returns the folder of uploads and their variants in the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');
/** Returns the folder of the copies of a bucket's files. Whatever is in it can be fetched again. */
export const copiesFolder = (dataDir: string): string => join(dataDir, 'media-copies');

/** Opens the store of the media library. The SDK is loaded for a bucket alone. */
export async function openMediaStore(env: StoreEnv): Promise<MediaStore> {
  const settings = bucketSettings(env);
  const diskFolder = mediaFolder(env.DATA_DIR);
  if (!settings) return diskStore(diskFolder);
  const { bucketStore } = await import('./bucket-store.ts');
  return bucketStore({ settings, diskFolder, cacheFolder: copiesFolder(env.DATA_DIR) });
}
