import type { CollectionConfig } from 'payload';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';

export const people: CollectionConfig = {
  slug: 'people',
  labels: { singular: { fr: 'Personne', en: 'Person' }, plural: { fr: 'Équipe', en: 'People' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'kind', 'office', 'site'] },
  ...siteContent,
  fields: [
    siteField(),
    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    { name: 'slug', type: 'text', required: true, index: true, label: { fr: 'Identifiant', en: 'Slug' } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'broker',
      label: { fr: 'Fonction', en: 'Kind' },
      options: [
        { value: 'broker', label: { fr: 'Courtier', en: 'Broker' } },
        { value: 'team', label: { fr: 'Équipe', en: 'Team' } },
        { value: 'admin', label: { fr: 'Administration', en: 'Administration' } },
        { value: 'director', label: { fr: 'Direction', en: 'Management' } },
      ],
    },
    { name: 'job_title', type: 'text', localized: true, label: { fr: 'Titre', en: 'Job title' } },
    { name: 'portrait', type: 'upload', relationTo: 'media', label: { fr: 'Portrait', en: 'Portrait' } },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'Email' } },
        { name: 'phone', type: 'text', label: { fr: 'Téléphone', en: 'Phone' } },
      ],
    },
    {
      name: 'office',
      type: 'relationship',
      relationTo: 'offices',
      filterOptions: offerSameSite,
      label: { fr: 'Bureau', en: 'Office' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: { fr: 'Langues', en: 'Languages' },
      options: [
        { value: 'fr', label: { fr: 'Français', en: 'French' } },
        { value: 'en', label: { fr: 'Anglais', en: 'English' } },
      ],
    },
    { name: 'bio', type: 'textarea', localized: true, label: { fr: 'Présentation', en: 'Biography' } },
    {
      name: 'position',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: { fr: 'Rang', en: 'Rank' },
      admin: { position: 'sidebar' },
    },
  ],
};
