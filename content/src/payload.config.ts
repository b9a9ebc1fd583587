import { contentConfig } from './content-config.ts';
import { readStoreEnv } from './env.ts';

/** The configuration that Payload's own tools and the admin open. */
export default contentConfig(readStoreEnv());
