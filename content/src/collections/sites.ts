import type { CollectionBeforeDeleteHook, CollectionConfig, Where } from 'payload';
import { blocksField } from '../blocks/blocks-to-payload.ts';
import { adminsOnly, adminsOnlyField, ownSiteDocuments, ownSiteVersions } from '../payload/access.ts';
import { seoField } from '../seo/seo-fields.ts';
import { changedByField, recordChangedBy } from '../versions/changed-by.ts';
import { restoreEndpoint } from '../versions/restore-endpoint.ts';
import { restoreAsDraftAlone } from '../versions/restore-version.ts';
import { versionViews } from '../versions/version-views.ts';
import { visibilityEndpoint, visibilityNotice } from '../visibility/visibility-endpoint.ts';
import { checkOwnDocuments } from './check-site.ts';
import { identityFields } from './identity-fields.ts';
import { keepIdentity } from './keep-identity.ts';
import { livePreviewOf } from './live-preview.ts';
import { addMenuLine, listMenuPlaces } from './menu-places.ts';
import { metadataField } from './metadata-field.ts';
import { deletesSite } from './refuse-used.ts';
import { checkDomains } from './site-domains.ts';
import { themeField } from './theme-field.ts';

/**
 * Deletes the documents that belong only to a site before the site: without a site its files would move to the shared library, and its
 * redirects, missing addresses and scheduled changes would keep the database from deleting it.
 */
const deleteOwned: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const context = { [deletesSite]: true };
  for (const collection of ['media', 'redirects', 'missing-paths', 'scheduled-changes', 'reusable-blocks'] as const) {
    await req.payload.delete({ collection, where: { site: { equals: id } }, context, req });
  }
  // A site whose list of people is empty may still have people in the trash.
  const inTrash: Where[] = [{ site: { equals: id } }, { deletedAt: { exists: true } }];
  await req.payload.delete({ collection: 'people', where: { and: inTrash }, trash: true, context, req });
};

export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: { fr: 'Site', en: 'Site' }, plural: { fr: 'Sites', en: 'Sites' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'site_type', '_status', 'updatedAt'],
    livePreview: livePreviewOf('site'),
    components: {
      edit: {
        PublishButton: '/theme/checked-theme-publish.tsx#CheckedThemePublish',
        beforeDocumentControls: [
          '/menus/form-history-controls.tsx#FormHistoryControls',
          '/preview/preview-controls.tsx#PreviewControls',
          visibilityNotice,
        ],
      },
      views: { edit: versionViews },
    },
  },
  endpoints: [listMenuPlaces, addMenuLine, visibilityEndpoint('sites'), restoreEndpoint('sites')],
  access: {
    read: ownSiteDocuments,
    readVersions: ownSiteVersions,
    create: adminsOnly,
    update: ownSiteDocuments,
    delete: adminsOnly,
  },
  // Drafts let staff try a header, a footer or a theme before visitors see it.
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: {
    beforeValidate: [keepIdentity, checkDomains, checkOwnDocuments],
    beforeOperation: [restoreAsDraftAlone],
    beforeChange: [recordChangedBy],
    beforeDelete: [deleteOwned],
  },
  fields: [
    changedByField(),
    {
      name: 'maintenance',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'En maintenance', en: 'Under maintenance' },
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        position: 'sidebar',
        description: {
          fr: 'Les visiteurs lisent que le site est fermé pour un moment.',
          en: 'Visitors read that the site is closed for a moment.',
        },
      },
    },
    { name: 'name', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    {
      type: 'tabs',
      tabs: [
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
        // Ids and keys, which editors read but cannot change.
        { label: { fr: 'Réglages techniques', en: 'Technical settings' }, fields: identityFields() },
      ],
    },
  ],
};
