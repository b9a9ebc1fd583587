import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One manifest holds all routes: there are few, and lazy discovery would cost a request on each navigation.
  routeDiscovery: { mode: 'initial' },
  // The entry contains the page route, and small files cost a request each.
  splitRouteModules: false,
} satisfies Config;
