import type { Keys } from './keys.ts';
import type { Settings } from './settings.ts';

export type PartName = 'core' | 'worker' | 'content' | 'site' | 'admin' | 'propertySite';

/** What the parts are told of each other. */
export interface Surroundings {
  settings: Settings;
  keys: Keys;
  databaseUrl: string;
}

export interface Part {
  name: PartName;
  /** As the beginning of a sentence. */
  title: string;
  /** The build that it needs first, if any. */
  build: 'website' | 'admin' | null;
  /** Node's arguments in production. */
  run: string[];
  /** Node's arguments in watch mode. */
  watch: string[];
  /** Path that answers 200 once the part takes traffic; null for one that listens on no port. */
  ready: string | null;
  /** The part's own environment, beside the one of the shell. */
  env(surroundings: Surroundings): Record<string, string>;
}

const local = (port: number) => `http://localhost:${port}`;

function store({ settings, databaseUrl }: Surroundings): Record<string, string> {
  return { DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir, WEBSITE_URL: local(settings.ports.site) };
}

function staff(surroundings: Surroundings): Record<string, string> {
  const { ports } = surroundings.settings;
  return {
    ...store(surroundings),
    PAYLOAD_SECRET: surroundings.keys.PAYLOAD_SECRET,
    CORE_URL: local(ports.core),
    CONTENT_URL: local(ports.content),
    ADMIN_URL: process.env.ADMIN_URL || local(ports.admin),
  };
}

function post(surroundings: Surroundings): Record<string, string> {
  return { ...store(surroundings), CAPTCHA_HMAC_KEY: surroundings.keys.CAPTCHA_HMAC_KEY };
}

/** Every process of the house, in the order in which they start. */
export const parts: Record<PartName, Part> = {
  core: {
    name: 'core',
    title: 'Core',
    build: null,
    run: ['core/src/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'core/src/main.ts'],
    ready: '/readyz',
    // Only the website calls core, and says on whose behalf: without it all visitors would share one limit.
    env: (surroundings) => ({
      ...post(surroundings),
      STAFF_API_KEY: surroundings.keys.STAFF_API_KEY,
      PORT: String(surroundings.settings.ports.core),
      TRUST_PROXY: 'true',
    }),
  },
  worker: {
    name: 'worker',
    title: 'The mail worker',
    build: null,
    run: ['core/src/worker-main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'core/src/worker-main.ts'],
    ready: null,
    env: (surroundings) => ({
      ...post(surroundings),
      PORT: '',
      // Where the pictures in letters are.
      ASSETS_URL: process.env.ASSETS_URL || process.env.CONTENT_URL || local(surroundings.settings.ports.content),
    }),
  },
  content: {
    name: 'content',
    title: 'The content service',
    build: null,
    run: ['content/src/main.ts'],
    watch: ['--watch', '--watch-preserve-output', 'content/src/main.ts'],
    ready: '/readyz',
    env: (surroundings) => ({
      ...staff(surroundings),
      // Payload would push its schema past the migrations in any other mode.
      NODE_ENV: 'production',
      CONTENT_API_KEY: surroundings.keys.CONTENT_API_KEY,
      PORT: String(surroundings.settings.ports.content),
    }),
  },
  site: {
    name: 'site',
    title: 'The website',
    build: 'website',
    run: ['website/server/main.ts'],
    watch: ['website/server/main.ts'],
    ready: '/readyz',
    env: ({ settings: { ports }, keys }) => ({
      PORT: String(ports.site),
      CONTENT_URL: process.env.CONTENT_URL || local(ports.content),
      CORE_URL: process.env.CORE_URL || local(ports.core),
      CONTENT_API_KEY: keys.CONTENT_API_KEY,
      ADMIN_ORIGIN: process.env.ADMIN_ORIGIN || local(ports.admin),
      ...(!process.env.SITE_ID && { SITE_MODE: 'domain' }),
    }),
  },
  admin: {
    name: 'admin',
    title: 'The admin',
    build: 'admin',
    // Next's server inside ours; it watches by itself in development.
    run: ['content/src/admin/main.ts'],
    watch: ['content/src/admin/main.ts'],
    ready: '/readyz',
    env: (surroundings) => ({
      ...staff(surroundings),
      STAFF_API_KEY: surroundings.keys.STAFF_API_KEY,
      PORT: String(surroundings.settings.ports.admin),
      NEXT_TELEMETRY_DISABLED: '1',
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
};

/** What the supervisor starts for a part, in production or in watch mode. */
export function commandOf(part: Part, watch: boolean): string[] {
  return [process.execPath, ...(watch ? part.watch : part.run)];
}

/** The whole environment that a part gets beside the one of the shell. */
export function environmentOf(part: Part, surroundings: Surroundings, watch: boolean): Record<string, string> {
  return { NODE_ENV: watch ? 'development' : 'production', ...part.env(surroundings) };
}

/** The port that a part listens on; null for the worker. */
export function portOf(part: PartName, { ports }: Settings): number | null {
  return part === 'worker' ? null : ports[part];
}
