import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const config: NextConfig = {
  // The type check of the whole repository runs separately.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@vitrine/contract'],
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  poweredByHeader: false,
  // The start script prints the root address.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
