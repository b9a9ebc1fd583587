import type { PayloadRequest } from 'payload';
import { runInTransaction } from '../payload/transaction-sql.ts';

/**
 * Locks the addresses of a site, which are the paths of its pages, its redirects and the short names of its people, until the transaction
 * of the request ends: two requests cannot take one address or form a loop together.
 */
export const lockAddresses = (req: PayloadRequest, site: number): Promise<void> =>
  runInTransaction(req, `select pg_advisory_xact_lock(hashtext('addresses'), ${site})`);
