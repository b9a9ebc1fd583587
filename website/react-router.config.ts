import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One manifest for all routes: there are few, and a lookup on each navigation would cost a request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
