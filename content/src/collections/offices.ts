import type { CollectionConfig } from 'payload';
import type { CoreServices } from '../core-services.ts';
import { filterBySite } from '../sites/current-site.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { fromSourceEndpoint } from './from-source.ts';
import { proposeSlug } from './propose-value.ts';
import { officeKey, removeRecipient, saveRecipient } from './recipient-hooks.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';
import { draftField, sourceRefField } from './source-fields.ts';
import { removeSourceMatch, saveSourceMatch } from './source-match-hooks.ts';

/**
 * Returns the collection of offices. Offices that staff create become recipients of leads, and those created from a source get its listings.
 */
export const offices = ({ recipients, sourcePeople }: CoreServices): CollectionConfig => ({
  slug: 'offices',
  labels: { singular: { fr: 'Bureau', en: 'Office' }, plural: { fr: 'Bureaux', en: 'Offices' } },
  admin: {
    baseFilter: filterBySite,
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'site'],
    components: {
      beforeListTable: [bulkActionsComponent('offices')],
      edit: { beforeDocumentControls: [deletionUses] },
    },
  },
  ...siteContent,
  hooks: {
    ...siteContent.hooks,
    afterChange: [saveRecipient(recipients, officeKey), saveSourceMatch(sourcePeople)],
    afterDelete: [removeRecipient(recipients, officeKey), removeSourceMatch(sourcePeople)],
  },
  endpoints: [
    usesEndpoint('offices'),
    bulkCheckEndpoint('offices'),
    fromSourceEndpoint('offices', sourcePeople),
    proposeSlug('offices'),
  ],
  fields: [
    siteField(),
    draftField(),
    sourceRefField(),
    { name: 'name', type: 'text', required: true, localized: true, label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      label: { fr: 'Nom court', en: 'Short name' },
      admin: {
        components: { Field: '/people/slug-field.tsx#SlugField' },
        description: {
          fr: 'Pour les adresses et les liens\u00a0: minuscules, chiffres et traits d’union.',
          en: 'For addresses and links: lower-case letters, digits and hyphens.',
        },
      },
    },
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
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: offerSameSite,
      label: { fr: 'Page du bureau', en: 'Page of the office' },
      admin: {
        position: 'sidebar',
        description: {
          fr: 'Les liens vers le bureau et les blocs des bureaux y mènent quand elle est publiée.',
          en: 'Links to the office and the office blocks lead to it once it is published.',
        },
      },
    },
  ],
});
