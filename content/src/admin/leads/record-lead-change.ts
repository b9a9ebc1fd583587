import type { PayloadRequest } from 'payload';
import { type AuditEvent, recordAuditEntry } from '../../accounts/audit/record-audit-entry.ts';

/**
 * Adds a change of leads to the audit log. Core has already made the change, so a failure to record it is logged on the server
 * and does not fail the action.
 */
export async function recordLeadChange(req: PayloadRequest, event: AuditEvent): Promise<void> {
  try {
    await recordAuditEntry(req, event);
  } catch (error) {
    req.payload.logger.error({ err: error, event }, 'a change of a lead was not recorded in the audit log');
  }
}
