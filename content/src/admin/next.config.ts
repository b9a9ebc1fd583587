import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const config: NextConfig = {
  // The type check of the whole repository runs separately.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@vitrine/contract', '@vitrine/database', '@vitrine/network', '@vitrine/pictures'],
  turbopack: {
    root: repository,
    rules: { '**/getEntityPermissions/populateFieldPermissions.js': { loaders: ['./server/skip-known-blocks.ts'] } },
  },
  outputFileTracingRoot: repository,
  experimental: {
    // This cache takes a third of the processor time of a build and 230 MB, for repeated builds, which are rare.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  poweredByHeader: false,
  // The mailed links have this address; the view of the admin replaces Payload's own (`accounts/reset-view.tsx`).
  rewrites: async () => ({
    beforeFiles: [{ source: '/admin/reset/:token', destination: '/admin/reset?token=:token' }],
  }),
  // The start script prints the root address.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
