import type { Bilingual } from '@vitrine/contract/locale.ts';
import { type PersonKind, socialNetworks, spokenLanguages } from '@vitrine/contract/people.ts';
import type { CollectionConfig } from 'payload';
import { messageFor } from '../message-for.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';

const optionsOf = (labels: Readonly<Record<string, Bilingual>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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
      ] satisfies { value: PersonKind; label: Bilingual }[],
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
      options: optionsOf(spokenLanguages),
    },
    { name: 'bio', type: 'textarea', localized: true, label: { fr: 'Présentation', en: 'Biography' } },
    {
      name: 'social_links',
      type: 'array',
      labels: { singular: { fr: 'réseau', en: 'network' }, plural: { fr: 'réseaux', en: 'networks' } },
      label: { fr: 'Réseaux sociaux', en: 'Social networks' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'network',
              type: 'select',
              required: true,
              label: { fr: 'Réseau', en: 'Network' },
              options: optionsOf(socialNetworks),
            },
            {
              name: 'url',
              type: 'text',
              required: true,
              label: { fr: 'Adresse', en: 'Address' },
              validate: (value: unknown, { req }: { req: Parameters<typeof messageFor>[0] }) =>
                (typeof value === 'string' && /^https:\/\/\S+$/.test(value)) ||
                messageFor(req, { fr: 'L’adresse commence par https://.', en: 'The address starts with https://.' }),
            },
          ],
        },
      ],
    },
    {
      name: 'programs',
      type: 'array',
      labels: { singular: { fr: 'programme', en: 'programme' }, plural: { fr: 'programmes', en: 'programmes' } },
      label: { fr: 'Programmes', en: 'Programmes' },
      fields: [{ name: 'description', type: 'text', localized: true, label: { fr: 'Description', en: 'Description' } }],
    },
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
