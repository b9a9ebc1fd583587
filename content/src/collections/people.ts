import { isLicenceNumber, licenceLimits, licenceNumberOf } from '@vitrine/contract/licence.ts';
import type { Bilingual } from '@vitrine/contract/locale.ts';
import { type PersonKind, socialNetworks, spokenLanguages } from '@vitrine/contract/people.ts';
import type { CollectionConfig } from 'payload';
import type { CoreServices } from '../core-services.ts';
import { rowLabel } from '../fields/form-pieces.ts';
import { messageFor } from '../payload/message-for.ts';
import { filterBySite } from '../sites/current-site.ts';
import { emptyTrashOfSite } from '../trash/change-trash.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { fromSourceEndpoint } from './from-source.ts';
import { personPageEndpoint } from './person-page.ts';
import { proposeSlug } from './propose-value.ts';
import { personKey, removeRecipient, saveRecipient } from './recipient-hooks.ts';
import { refuseTakenShortName } from './refuse-taken-short-name.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';
import { draftField, sourceRefField } from './source-fields.ts';
import { removeSourceMatch, saveSourceMatch } from './source-match-hooks.ts';
import { uniqueInSite } from './unique-in-site.ts';

const slugIsFree = uniqueInSite('people', 'slug', { fr: 'Le nom court', en: 'The short name' });

const optionsOf = (labels: Readonly<Record<string, Bilingual>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * Returns the collection of people. People whom staff create become recipients of leads, and those created from a source get its listings.
 */
export const people = ({ recipients, sourcePeople }: CoreServices): CollectionConfig => ({
  slug: 'people',
  labels: { singular: { fr: 'Personne', en: 'Person' }, plural: { fr: 'Équipe', en: 'People' } },
  admin: {
    baseFilter: filterBySite,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'office', 'site'],
    components: {
      beforeListTable: [bulkActionsComponent('people')],
      edit: { beforeDocumentControls: [deletionUses] },
    },
  },
  ...siteContent,
  trash: true,
  hooks: {
    ...siteContent.hooks,
    beforeOperation: [emptyTrashOfSite],
    beforeChange: [refuseTakenShortName],
    afterChange: [saveRecipient(recipients, personKey), saveSourceMatch(sourcePeople)],
    afterDelete: [removeRecipient(recipients, personKey), removeSourceMatch(sourcePeople)],
  },
  endpoints: [
    personPageEndpoint,
    usesEndpoint('people'),
    bulkCheckEndpoint('people'),
    fromSourceEndpoint('people', sourcePeople),
    proposeSlug('people'),
  ],
  fields: [
    siteField(),
    draftField(),
    sourceRefField(),
    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      // A custom `validate` replaces the check of `required`, so it is called here.
      validate: (value: unknown, context: Parameters<typeof slugIsFree>[1]) =>
        value ? slugIsFree(value, context) : context.req.t('validation:required'),
      label: { fr: 'Nom court', en: 'Short name' },
      admin: {
        components: { Field: '/people/slug-field.tsx#SlugField' },
        description: {
          fr: 'Pour les adresses et les liens\u00a0: minuscules, chiffres et traits d’union.',
          en: 'For addresses and links: lower-case letters, digits and hyphens.',
        },
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'broker',
      label: { fr: 'Fonction', en: 'Kind' },
      admin: { isClearable: false },
      options: [
        { value: 'broker', label: { fr: 'Courtier', en: 'Broker' } },
        { value: 'team', label: { fr: 'Équipe', en: 'Team' } },
        { value: 'admin', label: { fr: 'Administration', en: 'Administration' } },
        { value: 'director', label: { fr: 'Direction', en: 'Management' } },
      ] satisfies { value: PersonKind; label: Bilingual }[],
    },
    { name: 'job_title', type: 'text', localized: true, label: { fr: 'Titre', en: 'Job title' } },
    {
      type: 'row',
      fields: [
        {
          name: 'licence_number',
          type: 'text',
          label: { fr: 'Numéro de permis', en: 'Licence number' },
          admin: {
            description: {
              fr: 'Celui de l’OACIQ, comme H1234, ou d’un autre organisme. Il paraît avec le titre.',
              en: 'That of the OACIQ, such as H1234, or of another body. It shows with the title.',
            },
          },
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? licenceNumberOf(value) : value)] },
          validate: (value: unknown, { req }: { req: Parameters<typeof messageFor>[0] }) =>
            !value ||
            isLicenceNumber(String(value)) ||
            messageFor(req, {
              fr: `Un numéro de permis a des lettres et des chiffres, comme H1234, ${licenceLimits.number} signes au plus.`,
              en: `A licence number has letters and digits, such as H1234, ${licenceLimits.number} characters at most.`,
            }),
        },
        {
          name: 'licence_name',
          type: 'text',
          maxLength: licenceLimits.name,
          label: { fr: 'Nom au permis', en: 'Name on the licence' },
          admin: {
            description: {
              fr: 'Seulement s’il n’est pas le même que le nom.',
              en: 'Only when it differs from the name.',
            },
          },
        },
      ],
    },
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
    {
      name: 'areas',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { fr: 'Secteur desservi', en: 'Area served' },
      admin: {
        description: {
          fr: 'Les villes ou les quartiers, comme «\u00a0Villeray, Rosemont et la Petite Italie\u00a0». Il paraît avec les coordonnées.',
          en: 'Cities or neighbourhoods, such as “Villeray, Rosemont and Little Italy”. It shows with the contact details.',
        },
      },
    },
    { name: 'bio', type: 'textarea', localized: true, label: { fr: 'Présentation', en: 'Biography' } },
    {
      name: 'social_links',
      type: 'array',
      labels: { singular: { fr: 'réseau', en: 'network' }, plural: { fr: 'réseaux', en: 'networks' } },
      label: { fr: 'Réseaux sociaux', en: 'Social networks' },
      admin: { components: rowLabel({ fr: 'Réseau', en: 'Network' }, 'url', 'network') },
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
      admin: { components: rowLabel({ fr: 'Programme', en: 'Programme' }, 'description') },
      fields: [{ name: 'description', type: 'text', localized: true, label: { fr: 'Description', en: 'Description' } }],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: offerSameSite,
      label: { fr: 'Page de la personne', en: 'Page of the person' },
      admin: {
        position: 'sidebar',
        description: {
          fr: 'Les blocs de l’équipe y mènent quand elle est publiée.',
          en: 'The team blocks link to it once it is published.',
        },
      },
    },
    {
      name: 'create_page',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/people/create-page.tsx#CreatePage' } },
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
});
