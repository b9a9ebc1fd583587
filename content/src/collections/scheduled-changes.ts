import type { CollectionConfig } from 'payload';
import { siteContentAccess } from '../payload/access.ts';
import { scheduleActions } from '../schedule/scheduled-change.ts';
import { siteField } from './site-field.ts';

const nobody = () => false;

/**
 * Changes that the content service makes at a time (`schedule/run-schedule.ts`), and those that failed. Staff write them through the
 * endpoints of pages and articles alone, which check the dates.
 */
export const scheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  labels: {
    singular: { fr: 'Publication programmée', en: 'Scheduled change' },
    plural: { fr: 'Publications programmées', en: 'Scheduled changes' },
  },
  admin: { hidden: true },
  access: { ...siteContentAccess, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [
    { fields: ['page', 'action'], unique: true },
    { fields: ['article', 'action'], unique: true },
  ],
  fields: [
    siteField(),
    { name: 'page', type: 'relationship', relationTo: 'pages', index: true, label: { fr: 'Page', en: 'Page' } },
    {
      ...{ name: 'article', type: 'relationship', relationTo: 'articles', index: true },
      label: { fr: 'Article', en: 'Article' },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      label: { fr: 'Action', en: 'Action' },
      options: [
        { value: scheduleActions[0], label: { fr: 'Publication', en: 'Publish' } },
        { value: scheduleActions[1], label: { fr: 'Retrait', en: 'Take down' } },
      ],
    },
    {
      ...{ name: 'at', type: 'date', required: true, index: true, label: { fr: 'Date', en: 'Date' } },
      admin: { date: { displayFormat: 'PPp' } },
    },
    { name: 'user', type: 'relationship', relationTo: 'users', label: { fr: 'Auteur', en: 'By' } },
    { name: 'user_name', type: 'text', label: { fr: 'Nom de l’auteur', en: 'Name of the author' } },
    { name: 'is_failed', type: 'checkbox', defaultValue: false, label: { fr: 'Échec', en: 'Failed' } },
    // An object with the reason in each language.
    { name: 'failure', type: 'json', label: { fr: 'Raison de l’échec', en: 'Reason of the failure' } },
    { name: 'attempts', type: 'number', defaultValue: 0, label: { fr: 'Essais', en: 'Attempts' } },
  ],
};
