import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { asObject, asText } from '../../values/untyped-values.ts';
import type { AuditSubject } from './audit-actions.ts';
import { findChanges } from './audit-changes.ts';
import { recordAuditEntry } from './record-audit-entry.ts';

interface Document extends Record<string, unknown> {
  id: number | string;
}

/** Requests that change a password; the hook that sees the other changes records the password in the same entry. */
const passwordChanges = new WeakSet<PayloadRequest>();

/** Returns the title of a document; of one that was read in all languages the French title, or else the English one. */
function titleOf(document: Document, field: string | undefined): string {
  const title = document[field ?? 'id'];
  const { fr, en } = asObject(title);
  return asText(title) ?? asText(fr) ?? asText(en) ?? String(document.id);
}

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

/**
 * Returns the collection with hooks that record in the audit log which documents are moved to the trash, restored from it and deleted for
 * good, by staff or at the end of their time in the trash.
 */
export function withAuditedDeletions(subject: AuditSubject, collection: CollectionConfig): CollectionConfig {
  const { hooks, admin } = collection;
  const about = (document: Document) => ({ subject, id: document.id, title: titleOf(document, admin?.useAsTitle) });
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const [was, is] = [Boolean(previousDoc?.deletedAt), Boolean(doc.deletedAt)];
          if (operation === 'create' || was === is) return;
          await recordAuditEntry(req, { action: is ? 'trashed' : 'restored', ...about(doc) });
        },
      ],
      afterDelete: [
        ...(hooks?.afterDelete ?? []),
        ({ doc, req }) => recordAuditEntry(req, { action: 'deleted', ...about(doc) }),
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
