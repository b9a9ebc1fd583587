import type { CollectionConfig, Field } from 'payload';
import { adminsOnly } from '../../payload/access.ts';
import { auditActions, auditSubjects } from './audit-actions.ts';

type Labels = Readonly<Record<string, { fr: string; en: string }>>;
const optionsOf = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label: { ...label } }));

const text = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  index: true,
  label: { fr, en },
  admin: { readOnly: true },
});

/**
 * Append-only log of changes to staff accounts, sites, leads and reports to sellers. The API offers no change or deletion, and a trigger refuses them
 * in SQL.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  dbName: 'audit_log',
  labels: {
    singular: { fr: 'Entrée du journal', en: 'Audit log entry' },
    plural: { fr: 'Journal d’audit', en: 'Audit log' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'action', 'title', 'subject', 'actor', 'address'],
    group: { fr: 'Sécurité', en: 'Security' },
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: { read: adminsOnly, create: () => false, update: () => false, delete: () => false },
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      label: { fr: 'Action', en: 'Action' },
      options: optionsOf(auditActions),
      admin: { readOnly: true },
    },
    {
      name: 'subject',
      type: 'select',
      required: true,
      index: true,
      label: { fr: 'Concerne', en: 'About' },
      options: optionsOf(auditSubjects),
      admin: { readOnly: true },
    },
    text('title', 'Objet', 'Subject'),
    text('actor', 'Auteur', 'By'),
    text('address', 'Adresse IP', 'IP address'),
    { ...text('subject_id', 'Identifiant de l’objet', 'Subject id'), admin: { hidden: true } } as Field,
    { ...text('actor_id', 'Identifiant de l’auteur', 'Id of the author'), admin: { hidden: true } } as Field,
    {
      name: 'changes',
      type: 'json',
      label: { fr: 'Modifications', en: 'Changes' },
      admin: {
        readOnly: true,
        components: {
          Field: '/accounts/audit-changes-table.tsx#AuditChangesTable',
          Cell: '/accounts/audit-changes-cell.tsx#AuditChangesCell',
        },
      },
    },
  ],
};
