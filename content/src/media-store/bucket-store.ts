import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { LRUCache } from 'lru-cache';
import { type BucketSettings, clientConfig } from './bucket-settings.ts';
import { type FileCache, openFileCache } from './file-cache.ts';
import { diskStore, type MediaStore, MediaUnavailableError, type NewFile, openFile } from './media-store.ts';

/** Time after which a copy is compared with the bucket when it is asked for, ms: a file that was deleted is gone after it. */
const usualCheckMs = 60_000;
const maxKnownNames = 50_000;

interface Options {
  settings: BucketSettings;
  /** Folder of the copies of this machine. */
  cacheFolder: string;
  /** Folder of the files of the disk: those of the demo, and those of before the bucket until they are moved. They are served too. */
  diskFolder: string;
  checkMs?: number;
}

/**
 * Returns the store that is a bucket. Names of files are never used twice, so a copy on this machine is served at once, also while the bucket does not
 * answer.
 */
export function bucketStore({ settings, cacheFolder, diskFolder, checkMs = usualCheckMs }: Options): MediaStore {
  const { bucket: Bucket } = settings;
  const client = new S3Client(clientConfig(settings));
  const disk = diskStore(diskFolder);
  const fresh = new LRUCache<string, true>({ max: maxKnownNames, ttl: checkMs });
  const fetching = new Map<string, Promise<FileHandle | null>>();
  let opened: Promise<FileCache> | null = null;
  const cache = () => {
    opened ??= openFileCache(cacheFolder, settings.cacheBytes);
    return opened;
  };

  /** Removes the copy of a file that the bucket no longer has. */
  async function check(name: string): Promise<void> {
    fresh.set(name, true);
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key: name }));
    } catch (error) {
      if (isMissing(error)) (await cache()).remove(name);
    }
  }

  async function fetchFile(name: string): Promise<FileHandle | null> {
    try {
      const {
        Body,
        ContentLength: size,
        LastModified: modified,
      } = await client.send(new GetObjectCommand({ Bucket, Key: name }));
      // The type of the SDK covers browsers too; in Node the body is a `Readable`.
      if (!(Body instanceof Readable) || size === undefined) throw new Error('The answer has no body.');
      const file = await (await cache()).write(name, { body: Body, size, modified: modified ?? new Date(0) });
      fresh.set(name, true);
      return file;
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(error);
    }
  }

  /** Fetches a file once, however many ask for it meanwhile. */
  async function fetchOnce(name: string): Promise<FileHandle | null> {
    const running = fetching.get(name);
    if (running) {
      await running.catch(() => undefined);
      const kept = await (await cache()).open(name);
      if (kept) return kept;
    }
    const own = fetchFile(name);
    fetching.set(name, own);
    try {
      return await own;
    } finally {
      if (fetching.get(name) === own) fetching.delete(name);
    }
  }

  async function remove(names: readonly string[]): Promise<void> {
    for (const Key of names) {
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch((error) => {
        throw unavailable(error);
      });
      (await cache()).remove(Key);
    }
    await disk.remove(names);
  }

  const put = ({ filename, type, data }: NewFile) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key: filename,
        Body: data,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );

  return {
    async open(name) {
      const onDisk = await openFile(diskFolder, name);
      if (onDisk) return onDisk;
      const kept = await (await cache()).open(name);
      if (!kept) return await fetchOnce(name);
      if (!fresh.has(name)) void check(name);
      return kept;
    },
    async write(files) {
      const results = await Promise.allSettled(files.map(put));
      const failed = results.find((result) => result.status === 'rejected');
      if (!failed) return;
      await remove(files.map(({ filename }) => filename)).catch(() => undefined);
      throw unavailable(failed.reason);
    },
    async receive(key, maxBytes) {
      try {
        const { Body, ContentLength: size = 0 } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        if (size <= maxBytes) return Buffer.from((await Body?.transformToByteArray()) ?? []);
        if (Body instanceof Readable) Body.destroy();
        return null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw unavailable(error);
      } finally {
        // If this fails, the lifecycle rule of the bucket deletes the object later (docs/deploy.md).
        await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch(() => undefined);
      }
    },
    remove,
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

const unavailable = (error: unknown): MediaUnavailableError =>
  new MediaUnavailableError(`The bucket does not serve: ${error instanceof Error ? error.message : error}`, {
    cause: error,
  });
