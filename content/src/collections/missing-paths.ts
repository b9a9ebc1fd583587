import type { CollectionConfig } from 'payload';
import { siteContentAccess } from '../payload/access.ts';
import { filterBySite } from '../sites/current-site.ts';
import { addressesGroup } from './redirects.ts';
import { siteField } from './site-field.ts';

const nobody = () => false;

/**
 * Addresses that visitors requested in vain, which the public service counts (`public/pages/missing-paths.ts`). Staff read and dismiss them.
 */
export const missingPaths: CollectionConfig = {
  slug: 'missing-paths',
  labels: {
    singular: { fr: 'Adresse introuvable', en: 'Address not found' },
    plural: { fr: 'Adresses introuvables (404)', en: 'Addresses not found (404)' },
  },
  admin: {
    baseFilter: filterBySite,
    group: addressesGroup,
    useAsTitle: 'path',
    defaultColumns: ['path', 'count', 'last_seen', 'site', 'redirect'],
    listSearchableFields: ['path'],
    description: {
      fr: 'Ce que des visiteurs ont demandé en vain, sans donnée personnelle. Une adresse redirigée ou supprimée quitte la liste.',
      en: 'What visitors asked for in vain, without personal data. An address leaves the list when it is redirected or deleted.',
    },
  },
  defaultSort: '-count',
  access: { ...siteContentAccess, create: nobody, update: nobody },
  timestamps: false,
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'path'], unique: true }],
  fields: [
    siteField(),
    { name: 'path', type: 'text', required: true, label: { fr: 'Adresse', en: 'Address' } },
    { name: 'count', type: 'number', required: true, index: true, label: { fr: 'Demandes', en: 'Requests' } },
    {
      name: 'first_seen',
      type: 'date',
      admin: { date: { displayFormat: 'PPp' } },
      label: { fr: 'Première demande', en: 'First request' },
    },
    {
      name: 'last_seen',
      type: 'date',
      admin: { date: { displayFormat: 'PPp' } },
      index: true,
      label: { fr: 'Dernière demande', en: 'Last request' },
    },
    {
      name: 'redirect',
      type: 'ui',
      label: { fr: 'Redirection', en: 'Redirect' },
      admin: {
        components: {
          Cell: '/redirects/redirect-cell.tsx#RedirectCell',
          Field: '/redirects/redirect-button.tsx#RedirectButton',
        },
      },
    },
  ],
};
