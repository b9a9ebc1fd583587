import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { acceptedTypes } from '../media/accepted-types.ts';
import { prepareUpload } from '../media/prepare-upload.ts';
import { removeVariants, writeVariants } from '../media/variant-hooks.ts';
import { siteLibrary } from './site-content.ts';
import { siteOrSharedField } from './site-field.ts';

/** Policy of an upload that is opened as a document: the browser shows it and runs no scripts. */
const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Only hooks write `variants`: its files are deleted with the picture, so no request may name them. */
const byHooksAlone = { create: () => false, update: () => false };

/** Pictures and videos. Every raster picture gets its smaller variants at the upload, never on request. */
export const media = (staticDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: { fr: 'Média', en: 'Media' }, plural: { fr: 'Médiathèque', en: 'Media library' } },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'site', 'width', 'height', 'updatedAt'] },
  ...siteLibrary,
  // A duplicate would share the file names of its variants with the original.
  disableDuplicate: true,
  upload: {
    staticDir,
    mimeTypes: acceptedTypes,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('content-security-policy', uploadPolicy);
      headers.set('x-content-type-options', 'nosniff');
    },
    // Answers 404 instead of Payload's 500 for a missing file.
    handlers: [
      (_, { params: { filename } }) =>
        existsSync(join(staticDir, filename)) ? undefined : new Response(null, { status: 404 }),
    ],
  },
  hooks: {
    ...siteLibrary.hooks,
    beforeOperation: [prepareUpload],
    beforeChange: [writeVariants(staticDir)],
    afterDelete: [removeVariants(staticDir)],
  },
  fields: [
    siteOrSharedField(),
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: { fr: 'Texte de remplacement', en: 'Alternative text' },
      admin: {
        description: { fr: 'Ce que l’image montre, en une phrase.', en: 'What the picture shows, in a sentence.' },
      },
    },
    { name: 'variants', type: 'json', admin: { hidden: true }, access: byHooksAlone },
    { name: 'placeholder', type: 'text', admin: { hidden: true }, access: byHooksAlone },
  ],
});
