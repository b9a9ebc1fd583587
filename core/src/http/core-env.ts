import type { Locale } from '@vitrine/contract/locale.ts';
import type { Logger } from 'pino';
import type { Site } from '../sites/find-site.ts';
import type { Staff } from './staff.ts';

/** Variables that the middleware sets for the routes. */
export interface CoreEnv {
  Variables: { requestId: string; logger: Logger; locale: Locale; site: Site; staff: Staff };
}
