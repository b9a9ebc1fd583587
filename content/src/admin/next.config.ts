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
    // A third of the processor time of a build: 230 MB for builds that follow, which are rare, and maps that the server does not read.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
  },
  poweredByHeader: false,
  // The start script prints the root address.
  // Payload's own view has the address of the mailed links (`accounts/reset-view.tsx`).
  rewrites: async () => ({
    beforeFiles: [{ source: '/admin/reset/:token', destination: '/admin/reset?token=:token' }],
  }),
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
