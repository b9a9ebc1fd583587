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
    // The build cache and the source maps take a third of the processor time of a build. The cache of 230 MB would serve repeated builds,
    // which are rare, and the server does not read source maps.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  poweredByHeader: false,
  // Payload's own view answers at the address of the mailed links; the rewrite leads them to ours (`accounts/reset-view.tsx`).
  rewrites: async () => ({
    beforeFiles: [{ source: '/admin/reset/:token', destination: '/admin/reset?token=:token' }],
  }),
  // The start script prints the root address.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
