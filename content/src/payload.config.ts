import { contentConfig } from './content-config.ts';
import { readStoreEnv } from './env.ts';

/** What Payload's own tools and the admin open. */
export default contentConfig(readStoreEnv());
