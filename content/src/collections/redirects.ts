import type { CollectionAfterChangeHook, CollectionConfig, Field, PayloadRequest, TextField, Where } from 'payload';
import { localeOfSource, redirectSource } from '../paths/redirect-source.ts';
import { messageFor } from '../payload/message-for.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { filterBySite } from '../sites/current-site.ts';
import { documentId } from '../values/document-id.ts';
import { asText } from '../values/untyped-values.ts';
import { checkRedirect } from './check-redirect.ts';
import { importRedirects } from './import-redirects.ts';
import { missingTarget } from './redirect-rules.ts';
import { redirectStatusField } from './redirect-status-field.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';

export const addressesGroup = { fr: 'Adresses', en: 'Addresses' };

const byHooksAlone = { create: () => false, update: () => false };
const computed = (name: string): TextField => ({
  name,
  type: 'text',
  index: true,
  admin: { hidden: true },
  access: byHooksAlone,
});

/** Removes an address that was not found from the list once it is redirected. */
const forgetMissingPath: CollectionAfterChangeHook = async ({ doc, req }) => {
  const where: Where = { and: [{ site: { equals: documentId(doc.site) } }, { path: { equals: doc.source_key } }] };
  await req.payload.delete({ collection: 'missing-paths', where, req: nestedRequest(req) });
};

const targetFields = (): Field[] => [
  {
    name: 'target_page',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    filterOptions: offerSameSite,
    label: { fr: 'Vers une page', en: 'To a page' },
    admin: {
      allowCreate: false,
      description: {
        fr: 'La redirection suit la page si son chemin change.',
        en: 'The redirect follows the page when its path changes.',
      },
    },
  },
  {
    name: 'target_address',
    type: 'text',
    label: { fr: 'Vers une adresse', en: 'To an address' },
    // The form names an empty field before it is sent.
    validate: (value: unknown, { siblingData, req }: { siblingData: { target_page?: unknown }; req: PayloadRequest }) =>
      Boolean(value || siblingData.target_page) || messageFor(req, missingTarget),
    admin: {
      condition: (data) => !data.target_page,
      placeholder: { fr: '/fr/contact', en: '/en/contact' },
      description: {
        fr: 'Si aucune page n’est choisie\u00a0: un chemin du site (/fr/contact#equipe) ou une adresse complète.',
        en: 'When no page is chosen: a path of the site (/en/contact#team) or a full address.',
      },
    },
  },
];

/** Old addresses of a site and where they lead. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { fr: 'Redirection', en: 'Redirect' }, plural: { fr: 'Redirections', en: 'Redirects' } },
  admin: {
    group: addressesGroup,
    baseFilter: filterBySite,
    useAsTitle: 'source',
    defaultColumns: ['source', 'target_page', 'target_address', 'status', 'is_automatic', 'updatedAt'],
    listSearchableFields: ['source', 'target_address'],
    description: {
      fr: 'Mène les visiteurs d’une ancienne adresse à la bonne page. Quand le chemin d’une page publiée change, sa redirection s’ajoute d’elle-même.',
      en: 'Leads visitors from an old address to the right page. When the path of a published page changes, its redirect is added by itself.',
    },
    components: { beforeListTable: ['/redirects/import-panel.tsx#ImportPanel'] },
  },
  ...siteContent,
  hooks: { beforeValidate: [...siteContent.hooks.beforeValidate, checkRedirect], afterChange: [forgetMissingPath] },
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'source_key'], unique: true }],
  endpoints: [importRedirects],
  fields: [
    siteField(),
    {
      name: 'source',
      type: 'text',
      required: true,
      label: { fr: 'Ancienne adresse', en: 'Old address' },
      defaultValue: ({ req }) => asText(req.query?.source) ?? '',
      admin: {
        placeholder: { fr: '/ancienne-page', en: '/old-page' },
        description: {
          fr: 'Sans le domaine. Les majuscules, la barre oblique finale et l’ordre des paramètres ne comptent pas. Sans paramètres, elle vaut pour toutes leurs valeurs.',
          en: 'Without the domain. Capitals, a trailing slash and the order of parameters do not matter. Without parameters it stands for all of their values.',
        },
      },
    },
    computed('source_key'),
    computed('source_path'),
    ...targetFields(),
    {
      name: 'language',
      type: 'select',
      label: { fr: 'Langue de la page', en: 'Language of the page' },
      defaultValue: 'fr',
      options: [
        { value: 'fr', label: { fr: 'Français', en: 'French' } },
        { value: 'en', label: { fr: 'Anglais', en: 'English' } },
      ],
      admin: {
        condition: (data) =>
          Boolean(data.target_page) && localeOfSource(redirectSource(`${data.source}`).path) === null,
      },
    },
    redirectStatusField({ required: true, defaultValue: '301' }),
    {
      name: 'is_automatic',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'Ajoutée au changement d’un chemin', en: 'Added when a path changed' },
      access: byHooksAlone,
      admin: { position: 'sidebar', readOnly: true, condition: (data) => data.is_automatic === true },
    },
  ],
};
