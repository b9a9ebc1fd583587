import { contentConfig } from '../content-config.ts';
import { readStoreEnv } from '../env.ts';

/** A build looks at the configuration but opens nothing, so it needs no database and no secret. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
const buildEnv = { ...process.env, DATABASE_URL: 'postgres://build', PAYLOAD_SECRET: 'only-while-building' };

export default contentConfig(readStoreEnv(isBuild ? buildEnv : process.env));
