import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import type { AuditSubject } from './audit-actions.ts';
import { findChanges } from './audit-changes.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

interface Document extends Record<string, unknown> {
  id: number | string;
}

/** Requests that change a password; the hook that sees the other changes records the password in the same entry. */
const passwordChanges = new WeakSet<PayloadRequest>();

const titleOf = (document: Document, field: string | undefined): string =>
  String(document[field ?? 'id'] ?? document.id);

/**
 * Returns the collection with hooks that record each change in the audit log. Server scripts have no user and are not recorded:
 * they have access to the database anyway.
 */
export function audited(subject: AuditSubject, collection: CollectionConfig): CollectionConfig {
  const { hooks, admin } = collection;
  const title = (document: Document) => titleOf(document, admin?.useAsTitle);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ({ data, operation, req }) => {
          if (operation === 'update' && typeof data.password === 'string') passwordChanges.add(req);
          return data;
        },
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          if (!req.user) return;
          const about = { subject, id: doc.id, title: title(doc) };
          const changes = findChanges(operation === 'create' ? {} : previousDoc, doc);
          if (operation === 'create') await recordAuditEntry(req, { action: 'created', ...about, changes });
          else if (changes.length > 0) await recordAuditEntry(req, { action: 'updated', ...about, changes });
          if (passwordChanges.delete(req)) await recordAuditEntry(req, { action: 'password_changed', ...about });
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        async ({ doc, id, req }) => {
          if (!req.user) return;
          const changes = findChanges(doc, {});
          await recordAuditEntry(req, { action: 'deleted', subject, id, title: title(doc), changes });
        },
      ],
    },
  };
}

/** Returns the global with a hook that records each change in the audit log. */
export function auditedGlobal(subject: AuditSubject, global: GlobalConfig): GlobalConfig {
  const { hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          const changes = findChanges(previousDoc ?? {}, doc);
          if (!req.user || changes.length === 0) return;
          await recordAuditEntry(req, { action: 'updated', subject, id: subject, title: '—', changes });
        },
      ],
    },
  };
}
