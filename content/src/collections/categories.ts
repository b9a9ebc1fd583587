import type { CollectionConfig } from 'payload';
import { filterBySite } from '../sites/current-site.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: { fr: 'Catégorie', en: 'Category' }, plural: { fr: 'Catégories', en: 'Categories' } },
  admin: {
    baseFilter: filterBySite,
    useAsTitle: 'label',
    defaultColumns: ['label', 'site'],
    components: {
      beforeListTable: [bulkActionsComponent('categories')],
      edit: { beforeDocumentControls: [deletionUses] },
    },
  },
  ...siteContent,
  endpoints: [usesEndpoint('categories'), bulkCheckEndpoint('categories')],
  fields: [
    siteField(),
    { name: 'label', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'key',
      type: 'text',
      index: true,
      label: { fr: 'Clé', en: 'Key' },
      admin: { position: 'sidebar', description: { fr: 'Sert aux importations.', en: 'Used by imports.' } },
    },
  ],
};
