import type { PayloadRequest } from 'payload';
import { type AuditEvent, recordAuditEntry } from '../../accounts/audit/record-audit-entry.ts';

/**
 * Adds a change of leads to the audit log. The change stands already: core has made it, so a log that cannot be written is an
 * error of the server and none of the action.
 */
export async function recordLeadChange(req: PayloadRequest, event: AuditEvent): Promise<void> {
  try {
    await recordAuditEntry(req, event);
  } catch (error) {
    req.payload.logger.error({ err: error, event }, 'a change of a lead was not recorded in the audit log');
  }
}
