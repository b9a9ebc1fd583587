import type { CollectionConfig } from 'payload';
import { removeVariants, writeVariants } from '../pictures/variant-hooks.ts';
import { staffOnly } from './access.ts';

/** Pictures and films. Every raster picture gets its smaller variants when it is uploaded, never on request. */
export const media = (staticDir: string): CollectionConfig => ({
  slug: 'media',
  labels: { singular: { fr: 'Média', en: 'Media' }, plural: { fr: 'Médiathèque', en: 'Media library' } },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'] },
  access: { read: staffOnly, create: staffOnly, update: staffOnly, delete: staffOnly },
  upload: {
    staticDir,
    mimeTypes: [
      'image/png',
      'image/jpeg',
      'image/webp',
      'image/avif',
      'image/gif',
      'image/svg+xml',
      'video/mp4',
      'video/webm',
    ],
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeChange: [writeVariants(staticDir)], afterDelete: [removeVariants(staticDir)] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      label: { fr: 'Texte de remplacement', en: 'Alternative text' },
      admin: {
        description: { fr: 'Ce que l’image montre, en une phrase.', en: 'What the picture shows, in a sentence.' },
      },
    },
    { name: 'variants', type: 'json', admin: { hidden: true } },
    { name: 'placeholder', type: 'text', admin: { hidden: true } },
  ],
});
