import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const config: NextConfig = {
  // The whole repository is checked by one compiler run elsewhere.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['@vitrine/contract'],
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  poweredByHeader: false,
  // The printed address leads to the admin.
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
