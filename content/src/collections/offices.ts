import type { CollectionConfig } from 'payload';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';

export const offices: CollectionConfig = {
  slug: 'offices',
  labels: { singular: { fr: 'Bureau', en: 'Office' }, plural: { fr: 'Bureaux', en: 'Offices' } },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'city', 'site'] },
  ...siteContent,
  fields: [
    siteField(),
    { name: 'name', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    { name: 'slug', type: 'text', required: true, index: true, label: { fr: 'Identifiant', en: 'Slug' } },
    { name: 'street', type: 'text', localized: true, label: { fr: 'Rue', en: 'Street' } },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', label: { fr: 'Ville', en: 'City' } },
        { name: 'postal_code', type: 'text', label: { fr: 'Code postal', en: 'Postal code' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: { fr: 'Téléphone', en: 'Phone' } },
        { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'Email' } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', min: -90, max: 90, label: { fr: 'Latitude', en: 'Latitude' } },
        { name: 'lng', type: 'number', min: -180, max: 180, label: { fr: 'Longitude', en: 'Longitude' } },
      ],
    },
    { name: 'picture', type: 'upload', relationTo: 'media', label: { fr: 'Image', en: 'Picture' } },
  ],
};
