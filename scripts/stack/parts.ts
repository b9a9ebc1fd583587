import type { Keys } from './keys.ts';
import type { Settings } from './settings.ts';

export type PartName = 'core' | 'worker' | 'content' | 'site' | 'admin' | 'propertySite' | 'demoListings';

/** Settings, keys and database from which the environment of every part is made. */
export interface StackContext {
  settings: Settings;
  keys: Keys;
  databaseUrl: string;
  /** True when the listing server of the demo runs beside the parts. */
  hasDemoListings: boolean;
}

export interface Part {
  name: PartName;
  /** Name for messages, capitalised to begin a sentence. */
  title: string;
  /** Build that must exist before the part starts; null for none. */
  build: 'website' | 'admin' | null;
  /** Node's arguments in production. */
  run: string[];
  /** Node's arguments in watch mode. */
  watch: string[];
  /** Path that answers 200 once the part takes traffic; null for one that listens on no port. */
  ready: string | null;
  /** Returns the environment variables of the part. */
  env(context: StackContext): Record<string, string>;
}

const local = (port: number) => `http://localhost:${port}`;

/** Returns the origin of the listing server of the demo. */
export const demoListingsUrl = ({ ports }: Settings): string => `http://127.0.0.1:${ports.demoListings}`;

function databaseEnv({ settings, databaseUrl }: StackContext): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    WEBSITE_URL: process.env.WEBSITE_URL || local(settings.ports.site),
  };
}

function payloadEnv(context: StackContext): Record<string, string> {
  const { ports } = context.settings;
  return {
    ...databaseEnv(context),
    PAYLOAD_SECRET: context.keys.PAYLOAD_SECRET,
    CORE_URL: process.env.CORE_URL || local(ports.core),
    CONTENT_URL: process.env.CONTENT_URL || local(ports.content),
    ADMIN_URL: process.env.ADMIN_URL || local(ports.admin),
  };
}

function mailEnv(context: StackContext): Record<string, string> {
  return { ...databaseEnv(context), CAPTCHA_HMAC_KEY: context.keys.CAPTCHA_HMAC_KEY };
}

/** Lets core and its worker call the listing server of the demo, at its one port of this machine. */
function feedEnv({ settings, keys, hasDemoListings }: StackContext): Record<string, string> {
  const hosts = [process.env.FEED_PRIVATE_HOSTS, hasDemoListings && `127.0.0.1:${settings.ports.demoListings}`];
  return { FEED_CREDENTIALS_KEY: keys.FEED_CREDENTIALS_KEY, FEED_PRIVATE_HOSTS: hosts.filter(Boolean).join(',') };
}

/**
 * Returns Node's arguments of a part that answers visitors. V8 would collect garbage about once a minute while it allocates little, and beside
 * busy processes nothing is answered meanwhile for a second or longer (decision 0175).
 * @param growth By how much the heap grows after a collection until the next one, % of what was kept.
 */
const answering = (growth: number) => ['--no-memory-reducer', `--heap-growing-percent=${growth}`];

/** Every process of the stack, in the order in which they start. */
export const parts: Record<PartName, Part> = {
  core: {
    name: 'core',
    title: 'Core',
    build: null,
    run: [...answering(100), 'core/src/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'core/src/main.ts'],
    ready: '/readyz',
    env: (context) => ({
      ...mailEnv(context),
      STAFF_API_KEY: context.keys.STAFF_API_KEY,
      ...feedEnv(context),
      PORT: String(context.settings.ports.core),
    }),
  },
  worker: {
    name: 'worker',
    title: 'The mail worker',
    build: null,
    // An import from a feed allocates much and keeps little. V8 would hold 100 MB of garbage in its young generation and as much in the old one.
    run: ['--max-semi-space-size=8', '--heap-growing-percent=100', 'core/src/worker-main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'core/src/worker-main.ts'],
    ready: null,
    env: (context) => ({
      ...mailEnv(context),
      PORT: '',
      ...feedEnv(context),
      // Mails load their pictures from this address.
      ASSETS_URL: process.env.ASSETS_URL || process.env.CONTENT_URL || local(context.settings.ports.content),
    }),
  },
  content: {
    name: 'content',
    title: 'The content service',
    build: null,
    run: [...answering(300), '--expose-gc', 'content/src/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'content/src/main.ts'],
    ready: '/readyz',
    env: (context) => ({
      ...payloadEnv(context),
      // Payload applies its schema without migrations in every other mode.
      NODE_ENV: 'production',
      CONTENT_API_KEY: context.keys.CONTENT_API_KEY,
      STAFF_LINK_KEY: context.keys.STAFF_LINK_KEY,
      PORT: String(context.settings.ports.content),
    }),
  },
  site: {
    name: 'site',
    title: 'The website',
    build: 'website',
    run: [...answering(100), 'website/server/main.ts'],
    watch: ['website/server/main.ts'],
    ready: '/readyz',
    env: ({ settings: { dataDir, ports }, keys }) => ({
      DATA_DIR: dataDir,
      PORT: String(ports.site),
      CONTENT_URL: process.env.CONTENT_URL || local(ports.content),
      CORE_URL: process.env.CORE_URL || local(ports.core),
      CONTENT_API_KEY: keys.CONTENT_API_KEY,
      STAFF_LINK_KEY: keys.STAFF_LINK_KEY,
      ADMIN_ORIGIN: process.env.ADMIN_ORIGIN || local(ports.admin),
      ...(!process.env.SITE_ID && { SITE_MODE: 'domain' }),
    }),
  },
  admin: {
    name: 'admin',
    title: 'The admin',
    build: 'admin',
    // Next runs inside this server and watches its own files in development.
    run: ['content/src/admin/main.ts'],
    watch: ['content/src/admin/main.ts'],
    ready: '/readyz',
    env: (context) => ({
      ...payloadEnv(context),
      STAFF_API_KEY: context.keys.STAFF_API_KEY,
      STAFF_LINK_KEY: context.keys.STAFF_LINK_KEY,
      PORT: String(context.settings.ports.admin),
      NEXT_TELEMETRY_DISABLED: '1',
      ...(context.hasDemoListings && {
        DEMO_LISTINGS_URL: demoListingsUrl(context.settings),
        DEMO_LISTINGS_KEY: context.keys.DEMO_LISTINGS_KEY,
      }),
    }),
  },
  propertySite: {
    name: 'propertySite',
    title: 'The demo’s property site',
    build: null,
    run: ['demo/src/property-site/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'demo/src/property-site/main.ts'],
    ready: '/healthz',
    env: ({ settings: { ports } }) => ({ PORT: String(ports.propertySite) }),
  },
  demoListings: {
    name: 'demoListings',
    title: 'The demo’s listing server',
    build: null,
    run: ['demo/src/listing-server/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'demo/src/listing-server/main.ts'],
    ready: '/healthz',
    env: ({ settings: { dataDir, ports }, keys }) => ({
      DATA_DIR: dataDir,
      DEMO_LISTINGS_KEY: keys.DEMO_LISTINGS_KEY,
      CONTENT_URL: local(ports.content),
      PORT: String(ports.demoListings),
    }),
  },
};

/** Returns the command line of a part, in production or in watch mode. */
export function commandOf(part: Part, watch: boolean): string[] {
  return [process.execPath, ...(watch ? part.watch : part.run)];
}

/** Returns the variables that a part gets in addition to the shell's. */
export function environmentOf(part: Part, context: StackContext, watch: boolean): Record<string, string> {
  return { NODE_ENV: watch ? 'development' : 'production', ...(watch && { LOG_FORMAT: 'text' }), ...part.env(context) };
}

/** Returns the port of a part; null for the worker. */
export function portOf(part: PartName, { ports }: Settings): number | null {
  return part === 'worker' ? null : ports[part];
}
