import type { CollectionConfig } from 'payload';
import { blocksField } from '../blocks/blocks-to-payload.ts';
import type { CoreServices } from '../core-services.ts';
import { languageEndpoints } from '../languages/language-endpoints.ts';
import { languagesView } from '../languages/languages-view-config.ts';
import { languageMarksField, trackLanguages } from '../languages/track-languages.ts';
import { pathForm } from '../paths/page-path.ts';
import { messageFor } from '../payload/message-for.ts';
import { removeSchedule, updateSchedule } from '../schedule/document-hooks.ts';
import { scheduleEndpoints } from '../schedule/schedule-endpoints.ts';
import { seoField } from '../seo/seo-fields.ts';
import { filterBySite } from '../sites/current-site.ts';
import { changeTrash, emptyTrashOfSite, restoreOutsideTrash } from '../trash/change-trash.ts';
import { changedByField, recordChangedBy } from '../versions/changed-by.ts';
import { restoreEndpoint } from '../versions/restore-endpoint.ts';
import { restoreAsDraftAlone } from '../versions/restore-version.ts';
import { versionViews } from '../versions/version-views.ts';
import { visibilityEndpoint, visibilityNotice } from '../visibility/visibility-endpoint.ts';
import { bulkActionsComponent } from './bulk/bulk-actions-config.ts';
import { bulkCheckEndpoint } from './bulk/bulk-check.ts';
import { completeCopies } from './copied-blocks.ts';
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { livePreviewOf } from './live-preview.ts';
import { announceDeletedPage, deleteAutomaticRedirects, redirectMovedPage, rememberPaths } from './moved-pages.ts';
import { pageBlocksField, variantsField } from './page-blocks.ts';
import { proposePath } from './propose-value.ts';
import { checkForm } from './publish-check/check-form.ts';
import { redirectField } from './redirect-field.ts';
import { refuseTakenPaths } from './refuse-taken-paths.ts';
import { scheduleField } from './schedule-field.ts';
import { siteContent } from './site-content.ts';
import { siteField } from './site-field.ts';
import { uniqueInSite } from './unique-in-site.ts';

const pathIsFree = uniqueInSite('pages', 'path', { fr: 'Le chemin', en: 'The path' });
const ownBlocks = pageBlocksField();

export const pages = ({ listings }: CoreServices): CollectionConfig => ({
  slug: 'pages',
  labels: { singular: { fr: 'Page', en: 'Page' }, plural: { fr: 'Pages', en: 'Pages' } },
  admin: {
    useAsTitle: 'title',
    baseFilter: filterBySite,
    defaultColumns: ['title', 'path', 'site', '_status', 'schedule', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    livePreview: livePreviewOf('page'),
    components: {
      beforeListTable: [bulkActionsComponent('pages')],
      edit: {
        beforeDocumentControls: ['/preview/page-controls.tsx#PageControls', visibilityNotice, deletionUses],
        PublishButton: '/publish/checked-publish-button.tsx#CheckedPublishButton',
      },
      views: { edit: { languages: languagesView, ...versionViews } },
    },
  },
  ...siteContent,
  hooks: {
    ...siteContent.hooks,
    beforeOperation: [changeTrash, emptyTrashOfSite, restoreAsDraftAlone],
    beforeChange: [restoreOutsideTrash, refuseTakenPaths, recordChangedBy, trackLanguages, rememberPaths],
    afterChange: [redirectMovedPage, updateSchedule('pages')],
    beforeDelete: [deleteAutomaticRedirects, removeSchedule('pages')],
    afterDelete: [announceDeletedPage],
  },
  trash: true,
  versions: { drafts: { autosave: false, schedulePublish: false }, maxPerDoc: 50 },
  endpoints: [
    ...languageEndpoints('pages'),
    ...scheduleEndpoints('pages'),
    proposePath,
    checkForm('pages', listings),
    visibilityEndpoint('pages'),
    restoreEndpoint('pages'),
    bulkCheckEndpoint('pages'),
    usesEndpoint('pages'),
  ],
  fields: [
    siteField(),
    languageMarksField(),
    scheduleField(),
    changedByField(),
    {
      name: 'access',
      type: 'select',
      required: true,
      defaultValue: 'public',
      label: { fr: 'Accès', en: 'Access' },
      admin: { position: 'sidebar', isClearable: false },
      options: [
        { value: 'public', label: { fr: 'Ouvert à tous', en: 'Open to all' } },
        { value: 'restricted', label: { fr: 'Réservé (erreur 403)', en: 'Restricted (error 403)' } },
      ],
    },
    {
      name: 'menu',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/menus/add-to-menu.tsx#AddToMenu' } },
    },
    { name: 'title', type: 'text', required: true, localized: true, label: { fr: 'Titre', en: 'Title' } },
    {
      name: 'path',
      type: 'text',
      required: true,
      localized: true,
      index: true,
      label: { fr: 'Chemin', en: 'Path' },
      admin: {
        components: { Field: '/publish/path-field.tsx#PathField' },
        description: {
          fr: 'Tel que le visiteur le voit, langue comprise\u00a0: /fr/a-propos, ou /en/about en anglais.',
          en: 'As visitors see it, with the language: /en/about, or /fr/a-propos in French.',
        },
      },
      validate: (value: unknown, context: Parameters<typeof pathIsFree>[1]) => {
        const language = context.req.locale === 'en' ? 'en' : 'fr';
        if (typeof value !== 'string' || !pathForm.test(value) || !value.startsWith(`/${language}`))
          return messageFor(context.req, {
            fr: `Le chemin commence par /${language} et ne contient que des minuscules sans accent, des chiffres et des traits d’union.`,
            en: `The path starts with /${language} and holds lower-case letters without accents, digits and hyphens only.`,
          });
        return pathIsFree(value, context);
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: { fr: 'Contenu', en: 'Content' },
          fields: [
            {
              type: 'ui',
              name: 'variantBar',
              admin: { components: { Field: '/variants/variant-bar.tsx#VariantBar' } },
            },
            { ...ownBlocks, hooks: { ...ownBlocks.hooks, beforeChange: [completeCopies] } },
            variantsField(),
          ],
        },
        { label: { fr: 'Référencement', en: 'SEO' }, fields: [seoField()] },
        {
          label: { fr: 'Réglages', en: 'Settings' },
          fields: [
            redirectField(),
            {
              name: 'replaces_footer',
              type: 'checkbox',
              defaultValue: false,
              label: { fr: 'Remplacer le pied de page du site', en: 'Replace the site’s footer' },
            },
            {
              ...blocksField('footer', 'footer', { fr: 'Pied de page', en: 'Footer' }),
              admin: {
                initCollapsed: true,
                condition: (data: { replaces_footer?: unknown }) => data.replaces_footer === true,
              },
            },
          ],
        },
      ],
    },
  ],
});
