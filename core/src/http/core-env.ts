import type { Logger } from 'pino';
import type { Staff } from '../leads/staff/staff.ts';
import type { Locale } from '../listings/listing-address.ts';
import type { Site } from '../sites/find-site.ts';

/** What the middleware leaves for the routes. */
export type CoreEnv = {
  Variables: { requestId: string; logger: Logger; locale: Locale; site: Site; staff: Staff };
};
