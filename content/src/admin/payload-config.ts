import { contentConfig } from '../content-config.ts';
import { readStoreEnv } from '../env.ts';
import { coreServices } from './core-services.ts';

/** True during `next build`, which reads the configuration but opens no database and needs no secret. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
const buildEnv = { ...process.env, DATABASE_URL: 'postgres://build', PAYLOAD_SECRET: 'only-while-building' };

export default contentConfig(readStoreEnv(isBuild ? buildEnv : process.env), undefined, coreServices);
