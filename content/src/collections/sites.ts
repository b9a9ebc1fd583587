import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { adminsOnly, adminsOnlyField, ownSiteDocuments } from '../access.ts';
import { blocksField } from '../blocks-to-payload.ts';
import { seoField } from '../fields/seo-fields.ts';
import { checkOwnDocuments } from './check-site.ts';
import { identityFields } from './identity-fields.ts';
import { metadataField } from './metadata-field.ts';
import { checkDomains } from './site-domains.ts';
import { themeField } from './theme-field.ts';

/** Deletes the files of a site before the site; without a site they would move to the shared library. */
const deleteMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'media', where: { site: { equals: id } }, req });
};

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: { fr: 'Site', en: 'Site' }, plural: { fr: 'Sites', en: 'Sites' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'site_id', 'site_type', 'maintenance'] },
  access: { read: ownSiteDocuments, create: adminsOnly, update: ownSiteDocuments, delete: adminsOnly },
  hooks: { beforeValidate: [checkDomains, checkOwnDocuments], beforeDelete: [deleteMedia] },
  fields: [
    {
      name: 'maintenance',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'En maintenance (erreur 503)', en: 'Under maintenance (error 503)' },
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { position: 'sidebar' },
    },
    { name: 'name', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    {
      type: 'tabs',
      tabs: [
        { label: { fr: 'Identité', en: 'Identity' }, fields: identityFields() },
        { label: { fr: 'Apparence', en: 'Looks' }, fields: [themeField()] },
        {
          label: { fr: 'En-tête', en: 'Header' },
          fields: [blocksField('header', 'header', { fr: 'En-tête', en: 'Header' })],
        },
        {
          label: { fr: 'Pied de page', en: 'Footer' },
          fields: [blocksField('footer', 'footer', { fr: 'Pied de page', en: 'Footer' })],
        },
        { label: { fr: 'Référencement', en: 'SEO' }, fields: [seoField(), metadataField()] },
      ],
    },
  ],
};
