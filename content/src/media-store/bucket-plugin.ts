import type { Config, Plugin } from 'payload';
import { type BucketSettings, clientConfig } from './bucket-settings.ts';

/** Component of the admin that sends files to a bucket; in place of the adapter's, whose messages are in English. */
export const signedUploadComponent = '/media/signed-upload.tsx#SignedUpload';
const adapterComponent = '@payloadcms/storage-s3/client#S3ClientUploadHandler';

/** Returns Payload's own adapter, which writes, reads and deletes the originals of a bucket. It is loaded for a bucket alone. */
export async function bucketPlugin(settings: BucketSettings): Promise<Plugin> {
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const adapter = s3Storage({
    collections: { media: true },
    bucket: settings.bucket,
    config: clientConfig(settings),
    // The adapter keeps one client for each key.
    clientCacheKey: JSON.stringify([
      settings.bucket,
      settings.region,
      settings.endpoint,
      settings.credentials?.accessKeyId,
    ]),
    clientUploads: settings.hasSignedUploads,
  });
  return async (config) => withOwnComponent(await adapter(config), settings.hasSignedUploads);
}

/** Replaces the component with which the adapter sends files; without signed uploads none is needed. */
function withOwnComponent(config: Config, isNeeded: boolean): Config {
  const providers = (config.admin?.components?.providers ?? []).flatMap((provider) => {
    if (typeof provider !== 'object' || provider.path !== adapterComponent) return [provider];
    return isNeeded ? [{ ...provider, path: signedUploadComponent }] : [];
  });
  const { [adapterComponent]: _, ...dependencies } = config.admin?.dependencies ?? {};
  return {
    ...config,
    admin: { ...config.admin, dependencies, components: { ...config.admin?.components, providers } },
  };
}
