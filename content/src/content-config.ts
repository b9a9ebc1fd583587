import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { defaultLocale, locales } from '@vitrine/contract/locale.ts';
import { buildConfig, type CollectionConfig, type RelationshipField, type SanitizedConfig } from 'payload';
import pg from 'pg';
import { accessEndpoint } from './accounts/access-endpoint.ts';
import { createAccountServices } from './accounts/account-services.ts';
import { accountSettings } from './accounts/account-settings.ts';
import { auditLog } from './accounts/audit/audit-log.ts';
import { audited, auditedGlobal, withAuditedDeletions } from './accounts/audit/audited.ts';
import { mailSender } from './accounts/mail/mail-sender.ts';
import { allPayloadBlocks } from './blocks/blocks-to-payload.ts';
import { reusableBlock } from './blocks/reusable-block.ts';
import { answerErrors } from './collections/answer-errors.ts';
import { articles, showArticlesToCome } from './collections/articles.ts';
import { categories } from './collections/categories.ts';
import { withFormNotices } from './collections/form-notices.ts';
import { restrictLocks } from './collections/lock-access.ts';
import { media } from './collections/media.ts';
import { labelFolderField, mediaFolders } from './collections/media-folders.ts';
import { missingPaths } from './collections/missing-paths.ts';
import { offices } from './collections/offices.ts';
import { pages } from './collections/pages.ts';
import { people } from './collections/people.ts';
import { withPublicationCheck } from './collections/publish-check/checked-adapter.ts';
import { redirects } from './collections/redirects.ts';
import { addRequestRules } from './collections/request-rules.ts';
import { reusableBlocks } from './collections/reusable-blocks.ts';
import { scheduledChanges } from './collections/scheduled-changes.ts';
import { sites } from './collections/sites.ts';
import { users } from './collections/users.ts';
import { type CoreServices, noCoreServices } from './core-services.ts';
import { criteriaEndpoints } from './criteria/criteria-endpoints.ts';
import type { StoreEnv } from './env.ts';
import { createDocumentLocks } from './exclusive-writes/document-locks.ts';
import { withExclusiveWrites } from './exclusive-writes/exclusive-writes.ts';
import { offerOfSite } from './kinds/link-fields.ts';
import { languagesTabLabel } from './languages/languages-view-config.ts';
import { bucketPlugin, signedUploadComponent } from './media-store/bucket-plugin.ts';
import { bucketSettings } from './media-store/bucket-settings.ts';
import { mediaFolder, openMediaStore } from './media-store/open-media-store.ts';
import { askPrimaryWhileAway } from './payload/ask-primary-while-away.ts';
import { ClosablePool } from './payload/closable-pool.ts';
import { payloadLogger } from './payload/payload-logger.ts';
import { maxBodyBytes, maxFileBytes } from './payload/request-limits.ts';
import { offeredCollections } from './rich-text/document-links.ts';
import { createSiteEndpoint } from './site-template/create-site.ts';
import { plainEnglish } from './translations/plain-english.ts';
import { quebecFrench } from './translations/quebec-french.ts';
import { trashTexts } from './trash/trash-texts.ts';

/** Overrides of Payload's translations, and our own labels of tabs. */
const adminTranslations = {
  fr: {
    ...quebecFrench,
    general: { ...quebecFrench.general, ...trashTexts.fr },
    vitrine: { languages: languagesTabLabel.fr },
  },
  en: {
    ...plainEnglish,
    general: { ...plainEnglish.general, ...trashTexts.en },
    vitrine: { languages: languagesTabLabel.en },
  },
};

const here = dirname(fileURLToPath(import.meta.url));
const adminFolder = join(here, 'admin');

type PgModule = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/**
 * Returns the pg module with a pool class that can be closed; each new pool is reported to `onPool`. Payload makes the pool of the primary
 * first, and then those of `replicas`, whose queries go to the primary while they are away.
 */
const poolsReportedTo = (onPool: (pool: ClosablePool) => void, replicas: readonly string[]): PgModule => {
  let primary: ClosablePool | undefined;
  class ReportedPool extends ClosablePool {
    // Drizzle recognises a pool by the name of its class, which the minified build of the admin would shorten. Drizzle would then run the
    // statements of one transaction on different connections of the pool.
    static override readonly name = 'ReportedPool';

    constructor(config?: pg.PoolConfig) {
      super(config);
      onPool(this);
      if (primary && replicas.includes(config?.connectionString ?? '')) askPrimaryWhileAway(this, primary);
      else primary = this;
    }
  }
  // Payload uses its own types of pg, and only calls `new pg.Pool(config)`.
  return { ...pg, Pool: ReportedPool } as unknown as PgModule;
};

/** Limits the documents that a link of a text may name to those of the site; they are made in their own forms. */
const withOfferedDocuments = (field: RelationshipField): RelationshipField =>
  // Only options that every relationship has are added.
  ({
    ...field,
    filterOptions: offerOfSite,
    admin: { ...field.admin, allowCreate: false, allowEdit: false },
  }) as RelationshipField;

/** Hides the tab that shows the documents of a collection as JSON. */
const withoutJsonTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true },
});

/**
 * Returns the Payload configuration of the public process, the admin, the migrations and the tests. It does not import Next. `onPool` is
 * called with every connection pool, because Payload never closes one. `core` receives changes by staff that core must know, such as new
 * sites.
 */
export const contentConfig = async (
  env: StoreEnv,
  onPool: (pool: ClosablePool) => void = () => {},
  core: CoreServices = noCoreServices,
): Promise<SanitizedConfig> => {
  const accounts = createAccountServices(env, onPool);
  const locks = createDocumentLocks(env.DATABASE_URL, onPool);
  const adminOrigin = new URL(env.ADMIN_URL).origin;
  const bucket = bucketSettings(env);
  return buildConfig({
    secret: env.PAYLOAD_SECRET,
    serverURL: adminOrigin,
    // Cookies are accepted only in requests from the admin's own pages.
    csrf: [adminOrigin],
    cors: [adminOrigin],
    endpoints: [accessEndpoint, createSiteEndpoint(core.registerSite), ...criteriaEndpoints(core.listings)],
    plugins: bucket ? [await bucketPlugin(bucket)] : [],
    telemetry: false,
    // Core is called by the admin alone.
    logger: payloadLogger(core === noCoreServices ? 'content' : 'admin', env.LOG_LEVEL),
    email: mailSender(env),
    graphQL: { disable: true },
    upload: {
      limits: { fieldSize: maxBodyBytes, ...(bucket?.hasSignedUploads && { fileSize: maxFileBytes }) },
      abortOnLimit: true,
    },
    typescript: { autoGenerate: false },
    db: withPublicationCheck(
      postgresAdapter({
        pool: { connectionString: env.DATABASE_URL, max: 10 },
        ...(env.DATABASE_READ_URLS.length > 0 ? { readReplicas: env.DATABASE_READ_URLS } : {}),
        pg: poolsReportedTo(onPool, env.DATABASE_READ_URLS),
        schemaName: 'content',
        // Relational blocks make reading a page of 25 blocks twelve times slower.
        blocksAsJSON: true,
        push: false,
        migrationDir: join(here, 'migrations'),
      }),
    ),
    // Payload's fallback is off: staff would save fallback texts into the other language. The fallback is applied when a page is read.
    localization: {
      locales: [
        { code: locales[0], label: { fr: 'Français', en: 'French' } },
        { code: locales[1], label: { fr: 'Anglais', en: 'English' } },
      ],
      defaultLocale,
      fallback: false,
    },
    // Payload takes the labels of tabs from its translations; all other texts are in files beside their components.
    i18n: { supportedLanguages: { fr, en }, fallbackLanguage: 'fr', translations: adminTranslations },
    editor: lexicalEditor({
      features: [
        ParagraphFeature(),
        HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
        BoldFeature(),
        ItalicFeature(),
        UnderlineFeature(),
        StrikethroughFeature(),
        UnorderedListFeature(),
        OrderedListFeature(),
        BlockquoteFeature(),
        HorizontalRuleFeature(),
        LinkFeature({
          enabledCollections: [...offeredCollections],
          fields: ({ defaultFields }) =>
            defaultFields.map((field) => (field.type === 'relationship' ? withOfferedDocuments(field) : field)),
        }),
        InlineToolbarFeature(),
        FixedToolbarFeature(),
      ],
    }),
    blocks: [...allPayloadBlocks(), reusableBlock()],
    folders: mediaFolders(withoutJsonTab),
    collections: [
      withAuditedDeletions('pages', pages(core)),
      withAuditedDeletions('articles', articles(core)),
      categories,
      withAuditedDeletions('people', people(core)),
      withAuditedDeletions('offices', offices(core)),
      reusableBlocks,
      media({ store: await openMediaStore(env), staticDir: mediaFolder(env.DATA_DIR), isInBucket: bucket !== null }),
      redirects,
      missingPaths,
      scheduledChanges,
      audited('sites', sites),
      audited('users', users(accounts)),
      auditLog,
    ]
      .map((collection) => withExclusiveWrites(locks, collection))
      .map(withoutJsonTab)
      .map(withFormNotices),
    globals: [auditedGlobal('account-settings', accountSettings(accounts))],
    hooks: { afterError: [answerErrors] },
    admin: {
      user: 'users',
      // Payload's other kinds of avatar are fetched from a third party.
      avatar: 'default',
      // The format follows the language: “22 nov. 2026, 17:30” or “Nov 22, 2026, 5:30 PM”.
      dateFormat: 'PPp',
      importMap: {
        baseDir: adminFolder,
        importMapFile: join(adminFolder, 'app/(payload)/admin/importMap.js'),
        autoGenerate: false,
      },
      meta: { titleSuffix: ' · Vitrine' },
      // Part of the import map with and without a bucket: it is written once for both.
      dependencies: { [signedUploadComponent]: { type: 'component', path: signedUploadComponent } },
      components: {
        beforeNavLinks: [
          '/sites/site-switcher.tsx#SiteSwitcher',
          '/leads/leads-link.tsx#LeadsLink',
          '/figures/figures-link.tsx#FiguresLink',
          '/privacy/privacy-link.tsx#PrivacyLink',
          '/feeds/feeds-link.tsx#FeedsLink',
          '/listings/listing-settings-link.tsx#ListingSettingsLink',
          '/languages/languages-link.tsx#LanguagesLink',
        ],
        afterNavLinks: ['/components/examples-link.tsx#ExamplesLink'],
        providers: [
          '/forms/checked-forms.tsx#CheckedForms',
          '/forms/copy-cleaner.tsx#CopyCleaner',
          '/forms/plain-failures.tsx#PlainFailures',
          '/components/keep-menu-open.tsx#KeepMenuOpen',
        ],
        // The path of the settings must come before that of a lead, whose id may be any text.
        views: {
          dashboard: { Component: '/dashboard/dashboard-view.tsx#DashboardView' },
          login: { Component: '/accounts/login-view.tsx#LoginView', path: '/login', exact: true },
          forgotten: { Component: '/accounts/forgotten-view.tsx#ForgottenView', path: '/forgot', exact: true },
          reset: { Component: '/accounts/reset-view.tsx#ResetView', path: '/reset', exact: true },
          newSite: { Component: '/sites/new-site-view.tsx#NewSiteView', path: '/new-site', exact: true },
          languages: { Component: '/languages/report-view.tsx#LanguageReportView', path: '/languages', exact: true },
          security: { Component: '/accounts/security-view.tsx#SecurityView', path: '/security', exact: true },
          leads: { Component: '/leads/leads-view.tsx#LeadsView', path: '/leads', exact: true },
          leadSettings: { Component: '/leads/settings-view.tsx#SettingsView', path: '/leads/settings', exact: true },
          lead: { Component: '/leads/lead-view.tsx#LeadView', path: '/leads/:id', exact: true },
          privacy: { Component: '/privacy/person-view.tsx#PersonView', path: '/privacy', exact: true },
          consents: { Component: '/privacy/consents-view.tsx#ConsentsView', path: '/privacy/consents', exact: true },
          retention: {
            Component: '/privacy/retention-view.tsx#RetentionView',
            path: '/privacy/retention',
            exact: true,
          },
          figures: { Component: '/figures/figures-view.tsx#FiguresView', path: '/figures', exact: true },
          figure: { Component: '/figures/figure-view.tsx#FigureView', path: '/figures/:uls', exact: true },
          listingSettings: {
            Component: '/listings/listing-settings-view.tsx#ListingSettingsView',
            path: '/listing-settings',
            exact: true,
          },
          feeds: { Component: '/feeds/feeds-view.tsx#FeedsView', path: '/feeds', exact: true },
          newFeed: { Component: '/feeds/new-feed-view.tsx#NewFeedView', path: '/feeds/new', exact: true },
          feedRun: { Component: '/feeds/run-view.tsx#RunView', path: '/feeds/:id/runs/:run', exact: true },
          feed: { Component: '/feeds/feed-view.tsx#FeedView', path: '/feeds/:id', exact: true },
        },
        graphics: { Logo: '/components/logo.tsx#Logo', Icon: '/components/logo.tsx#Icon' },
      },
    },
  })
    .then(addRequestRules)
    .then(restrictLocks)
    .then(labelFolderField)
    .then(showArticlesToCome);
};
