import { contentConfig } from './content-config.ts';
import { readStoreEnv } from './env.ts';

/** Payload's command line and the admin load this configuration. */
export default contentConfig(readStoreEnv());
