import type { CollectionConfig } from 'payload';
import { seoField } from '../fields/seo-fields.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';

/** Blog articles. An article without a title in one language does not exist in that language. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: { fr: 'Article', en: 'Article' }, plural: { fr: 'Articles', en: 'Articles' } },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'category', 'author', 'published_at', '_status'] },
  ...siteContent,
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
    siteField(),
    { name: 'title', type: 'text', localized: true, label: { fr: 'Titre', en: 'Title' } },
    {
      name: 'slug',
      type: 'text',
      localized: true,
      label: { fr: 'Adresse courte', en: 'Slug' },
      admin: {
        description: { fr: 'Minuscules, chiffres et traits d’union.', en: 'Lower-case letters, digits and hyphens.' },
      },
      validate: (value: string | null | undefined) => !value || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) || 'a-z 0-9 -',
    },
    { name: 'excerpt', type: 'textarea', localized: true, label: { fr: 'Résumé', en: 'Excerpt' } },
    { name: 'body', type: 'richText', localized: true, label: { fr: 'Texte', en: 'Text' } },
    { name: 'picture', type: 'upload', relationTo: 'media', label: { fr: 'Image', en: 'Picture' } },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      filterOptions: offerSameSite,
      label: { fr: 'Catégorie', en: 'Category' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'people',
      filterOptions: offerSameSite,
      label: { fr: 'Auteur', en: 'Author' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'published_at',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: { fr: 'Date de parution', en: 'Published on' },
      admin: { position: 'sidebar' },
    },
    seoField(),
  ],
};
