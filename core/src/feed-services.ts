import { join } from 'node:path';
import type { ConnectorServices } from './feeds/connectors/open-connector.ts';
import { usualHttpLimits } from './feeds/http-client/call-http.ts';

interface Variables {
  FEED_PRIVATE_HOSTS: ReadonlySet<string>;
  FEED_CREDENTIALS_KEY?: string | undefined;
  FEED_FOLDER?: string | undefined;
  PHOTO_FOLDER?: string | undefined;
  DATA_DIR: string;
}

/** Returns the folder of the photos that are copied from sources. */
export const photosFolderOf = (env: Variables): string => env.PHOTO_FOLDER ?? join(env.DATA_DIR, 'photos');

/** Returns the access to servers and files of sources that the environment gives. */
export const feedServicesOf = (env: Variables): ConnectorServices => ({
  limits: { ...usualHttpLimits, privateHosts: env.FEED_PRIVATE_HOSTS },
  credentialsKey: env.FEED_CREDENTIALS_KEY,
  filesFolder: env.FEED_FOLDER ?? join(env.DATA_DIR, 'feeds'),
});
