import { resolve } from 'node:path';
import { PlainError } from '../process/plain-error.ts';
import { root } from '../process/repository-root.ts';

export interface Settings {
  /** Absolute path of the folder with database, uploads, keys, outbox and logs. */
  dataDir: string;
  ports: Record<'site' | 'core' | 'content' | 'admin' | 'propertySite' | 'demoListings', number>;
  /** Address of an external PostgreSQL; null for the embedded one. */
  databaseUrl: string | null;
}

type Environment = Record<string, string | undefined>;

/** Environment variable and default of each port. */
export const portVariables = {
  site: { variable: 'PORT', usual: 3000 },
  core: { variable: 'CORE_PORT', usual: 3001 },
  content: { variable: 'CONTENT_PORT', usual: 3002 },
  admin: { variable: 'ADMIN_PORT', usual: 3003 },
  /** Port of the demo's property site, which a block embeds as the site of another company. */
  propertySite: { variable: 'PROPERTY_SITE_PORT', usual: 3004 },
  /** Port of the demo's own server of listings, which a source of the demo reads. */
  demoListings: { variable: 'DEMO_LISTINGS_PORT', usual: 3005 },
} as const;

/** Reads the settings of the scripts. Throws a PlainError for an invalid port. */
export function readSettings(env: Environment): Settings {
  const port = ({ variable, usual }: { variable: string; usual: number }) => readPort(env, variable, usual);
  const site = port(portVariables.site);
  // Only the demo uses these, so their ports follow the one of the website.
  const besideSite = ({ variable, usual }: { variable: string; usual: number }) =>
    readPort(env, variable, usual - portVariables.site.usual + site);
  return {
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    ports: {
      site,
      core: port(portVariables.core),
      content: port(portVariables.content),
      admin: port(portVariables.admin),
      propertySite: besideSite(portVariables.propertySite),
      demoListings: besideSite(portVariables.demoListings),
    },
    databaseUrl: env.DATABASE_URL || null,
  };
}

function readPort(env: Environment, variable: string, usual: number): number {
  const text = env[variable];
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${variable} is "${text}", which is not a port: give a number from 1 to 65535.`);
}
