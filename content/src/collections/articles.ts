import type { CollectionConfig, PayloadRequest, SanitizedConfig } from 'payload';
import type { CoreServices } from '../core-services.ts';
import { languageEndpoints } from '../languages/language-endpoints.ts';
import { languagesView } from '../languages/languages-view-config.ts';
import { languageMarksField, trackLanguages } from '../languages/track-languages.ts';
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
import { deletionUses, usesEndpoint } from './document-uses.ts';
import { livePreviewOf } from './live-preview.ts';
import { proposeSlug } from './propose-value.ts';
import { checkForm } from './publish-check/check-form.ts';
import { scheduleField } from './schedule-field.ts';
import { siteContent } from './site-content.ts';
import { offerSameSite, siteField } from './site-field.ts';

/** Blog articles. An article without a title in one language does not exist in that language. */
export const articles = ({ listings }: CoreServices): CollectionConfig => ({
  slug: 'articles',
  labels: { singular: { fr: 'Article', en: 'Article' }, plural: { fr: 'Articles', en: 'Articles' } },
  admin: {
    useAsTitle: 'title',
    baseFilter: filterBySite,
    defaultColumns: ['title', 'category', 'author', 'published_at', '_status', 'schedule'],
    livePreview: livePreviewOf('article'),
    components: {
      beforeListTable: [bulkActionsComponent('articles')],
      edit: {
        beforeDocumentControls: ['/preview/preview-controls.tsx#PreviewControls', visibilityNotice, deletionUses],
        PublishButton: '/publish/checked-publish-button.tsx#CheckedPublishButton',
      },
      views: { edit: { languages: languagesView, ...versionViews } },
    },
  },
  ...siteContent,
  hooks: {
    ...siteContent.hooks,
    beforeOperation: [changeTrash, emptyTrashOfSite, restoreAsDraftAlone],
    beforeChange: [restoreOutsideTrash, recordChangedBy, trackLanguages],
    afterChange: [updateSchedule('articles')],
    beforeDelete: [removeSchedule('articles')],
  },
  endpoints: [
    ...languageEndpoints('articles'),
    ...scheduleEndpoints('articles'),
    visibilityEndpoint('articles'),
    restoreEndpoint('articles'),
    bulkCheckEndpoint('articles'),
    usesEndpoint('articles'),
    checkForm('articles', listings),
    proposeSlug('articles'),
  ],
  trash: true,
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
    siteField(),
    languageMarksField(),
    scheduleField(),
    changedByField(),
    { name: 'title', type: 'text', localized: true, label: { fr: 'Titre', en: 'Title' } },
    {
      name: 'slug',
      type: 'text',
      localized: true,
      label: { fr: 'Adresse courte', en: 'Short address' },
      admin: {
        components: { Field: '/publish/article-slug-field.tsx#ArticleSlugField' },
        description: { fr: 'Minuscules, chiffres et traits d’union.', en: 'Lower-case letters, digits and hyphens.' },
      },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        !value ||
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ||
        messageFor(req, {
          fr: 'L’adresse courte ne contient que des minuscules sans accent, des chiffres et des traits d’union.',
          en: 'The short address holds lower-case letters without accents, digits and hyphens only.',
        }),
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
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'PPp' },
        components: {
          Field: '/publish/published-at-field.tsx#PublishedAtField',
          Cell: '/publish/article-cells.tsx#PublishedAtCell',
        },
      },
    },
    seoField(),
  ],
});

/** Makes the list of articles say when a published article with a date to come appears. Payload adds the field of the status by itself. */
export function showArticlesToCome(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, slug } of config.collections)
    for (const field of slug === 'articles' ? fields : [])
      if (field.type === 'select' && field.name === '_status')
        field.admin = {
          ...field.admin,
          components: { ...field.admin?.components, Cell: '/publish/article-cells.tsx#ArticleStatusCell' },
        };
  return config;
}
