import type { CollectionConfig } from 'payload';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';

export const categories: CollectionConfig = {
  slug: 'categories',
  labels: { singular: { fr: 'Catégorie', en: 'Category' }, plural: { fr: 'Catégories', en: 'Categories' } },
  admin: { useAsTitle: 'label', defaultColumns: ['label', 'site'] },
  ...siteContent,
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
