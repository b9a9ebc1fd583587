import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { acceptedTypes } from '../media/accepted-types.ts';
import { otherAltField, rememberOtherAlt, writeOtherAlt } from '../media/other-alt.ts';
import { prepareUpload } from '../media/prepare-upload.ts';
import { discardVariants, removeFiles, removeReplacedVariants, writeVariants } from '../media/variant-hooks.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { filterLibraryBySite } from '../sites/current-site.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { refuseUsedMedia } from './refuse-used.ts';
import { siteLibrary } from './site-content.ts';
import { siteOrSharedField } from './site-field.ts';

/** Policy of an upload that is opened as a document: the browser shows it and runs no scripts. */
const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Only hooks write `variants`: its files are deleted with the picture, so no request may name them. */
const byHooksAlone = { create: () => false, update: () => false };

const notListed = { hidden: true, disableListColumn: true, disableListFilter: true };

interface MediaFiles {
  store: MediaStore;
  /** Folder of the originals; those of a bucket are written and read by Payload's adapter. */
  staticDir: string;
  isInBucket: boolean;
}

/** Pictures and videos. Every raster picture gets its smaller variants at the upload, never on request. */
export const media = ({ store, staticDir, isInBucket }: MediaFiles): CollectionConfig => ({
  slug: 'media',
  labels: { singular: { fr: 'Média', en: 'Media' }, plural: { fr: 'Médiathèque', en: 'Media library' } },
  admin: {
    baseFilter: filterLibraryBySite,
    useAsTitle: 'filename',
    listSearchableFields: ['filename', 'alt'],
    defaultColumns: ['filename', 'alt', 'folder', 'site', 'updatedAt'],
    components: {
      beforeListTable: [bulkActionsComponent('media')],
      edit: { beforeDocumentControls: [deletionUses] },
    },
  },
  folders: true,
  endpoints: [usesEndpoint('media'), bulkCheckEndpoint('media')],
  ...siteLibrary,
  // A duplicate would share the file names of its variants with the original.
  disableDuplicate: true,
  upload: {
    staticDir,
    mimeTypes: acceptedTypes,
    crop: false,
    focalPoint: true,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('content-security-policy', uploadPolicy);
      headers.set('x-content-type-options', 'nosniff');
    },
    // Payload answers 500 when the file is missing from the disk.
    handlers: isInBucket
      ? []
      : [
          (_, { params: { filename } }) =>
            existsSync(join(staticDir, filename)) ? undefined : new Response(null, { status: 404 }),
        ],
  },
  hooks: {
    ...siteLibrary.hooks,
    beforeOperation: [prepareUpload(store)],
    beforeChange: [writeVariants(store), rememberOtherAlt],
    afterChange: [writeOtherAlt],
    beforeDelete: [refuseUsedMedia],
    afterDelete: [removeFiles(store)],
    afterOperation: [removeReplacedVariants(store)],
    afterError: [discardVariants(store)],
  },
  fields: [
    siteOrSharedField(),
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: { fr: 'Texte de remplacement', en: 'Alternative text' },
      admin: {
        description: {
          fr: 'Ce que l’image montre, en une phrase, pour les personnes qui ne la voient pas.',
          en: 'What the picture shows, in a sentence, for people who do not see it.',
        },
        condition: (data) => data.decorative !== true,
      },
    },
    otherAltField(),
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'Image décorative, sans texte de remplacement', en: 'Decorative picture, without alternative text' },
    },
    { name: 'alt_prompt', type: 'ui', admin: { components: { Field: '/media/alt-prompt.tsx#AltPrompt' } } },
    { name: 'uses', type: 'ui', admin: { components: { Field: '/uses/used-by.tsx#UsedBy' } } },
    { name: 'variants', type: 'json', admin: notListed, access: byHooksAlone },
    { name: 'placeholder', type: 'text', admin: notListed, access: byHooksAlone },
    // Payload's adapter adds it with a bucket; the schema is the same without one.
    { name: '_objectKey', type: 'text', admin: notListed },
  ],
});
