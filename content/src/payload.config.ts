import { contentConfig } from './content-config.ts';
import { readStoreEnv } from './env.ts';

/** The configuration that Payload's command line and the admin load. */
export default contentConfig(readStoreEnv());
