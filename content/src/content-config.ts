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
import { buildConfig, type CollectionConfig, type SanitizedConfig } from 'payload';
import pg from 'pg';
import { pino } from 'pino';
import { accessEndpoint } from './accounts/access-endpoint.ts';
import { createAccountServices } from './accounts/account-services.ts';
import { accountSettings } from './accounts/account-settings.ts';
import { auditLog } from './accounts/audit/audit-log.ts';
import { audited, auditedGlobal } from './accounts/audit/audited.ts';
import { mailSender } from './accounts/mail/mail-sender.ts';
import { quebecFrench } from './accounts/quebec-french.ts';
import { allPayloadBlocks } from './blocks-to-payload.ts';
import { ClosablePool } from './closable-pool.ts';
import { articles } from './collections/articles.ts';
import { categories } from './collections/categories.ts';
import { useDefaultLocale } from './collections/default-locale.ts';
import { restrictLocks } from './collections/lock-access.ts';
import { media } from './collections/media.ts';
import { offices } from './collections/offices.ts';
import { pages } from './collections/pages.ts';
import { people } from './collections/people.ts';
import { answerBadRequest, refuseUnstorable } from './collections/refuse-unstorable.ts';
import { sites } from './collections/sites.ts';
import { users } from './collections/users.ts';
import type { StoreEnv } from './env.ts';

const here = dirname(fileURLToPath(import.meta.url));
const adminFolder = join(here, 'admin');

type PgModule = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** Returns the pg module with pools that can be closed, each reported to `onPool`. */
const poolsReportedTo = (onPool: (pool: ClosablePool) => void): PgModule => {
  class ReportedPool extends ClosablePool {
    constructor(config?: pg.PoolConfig) {
      super(config);
      onPool(this);
    }
  }
  // Payload bundles its own types of pg; it creates pools only with `new pg.Pool(config)`.
  return { ...pg, Pool: ReportedPool } as unknown as PgModule;
};

/** Adds the hooks of every request to a collection. */
const withRequestRules = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [useDefaultLocale, refuseUnstorable, ...(collection.hooks?.beforeOperation ?? [])],
  },
});

/** Returns the folder of uploads and their variants in the data folder. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/**
 * Returns the Payload configuration of the public process, the admin, the migrations and the tests. It does not import Next.
 * `onPool` is called with every connection pool, because Payload never closes one.
 */
export const contentConfig = (
  env: StoreEnv,
  onPool: (pool: ClosablePool) => void = () => {},
): Promise<SanitizedConfig> => {
  const accounts = createAccountServices(env, onPool);
  const adminOrigin = new URL(env.ADMIN_URL).origin;
  return buildConfig({
    secret: env.PAYLOAD_SECRET,
    serverURL: adminOrigin,
    // Cookies are accepted only in requests from the admin's own pages.
    csrf: [adminOrigin],
    cors: [adminOrigin],
    endpoints: [accessEndpoint],
    telemetry: false,
    logger: pino({ name: 'payload', level: env.LOG_LEVEL }),
    email: mailSender(env),
    graphQL: { disable: true },
    typescript: { autoGenerate: false },
    db: postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, max: 10 },
      ...(env.DATABASE_READ_URLS.length > 0 ? { readReplicas: env.DATABASE_READ_URLS } : {}),
      pg: poolsReportedTo(onPool),
      schemaName: 'content',
      // Relational blocks make reading a page of 25 blocks twelve times slower.
      blocksAsJSON: true,
      push: false,
      migrationDir: join(here, 'migrations'),
    }),
    // Staff would save fallback texts into the other language, so the fallback happens when a page is read.
    localization: {
      locales: [
        { code: locales[0], label: { fr: 'Français', en: 'French' } },
        { code: locales[1], label: { fr: 'Anglais', en: 'English' } },
      ],
      defaultLocale,
      fallback: false,
    },
    i18n: { supportedLanguages: { fr, en }, fallbackLanguage: 'fr', translations: { fr: quebecFrench } },
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
        LinkFeature({ enabledCollections: [] }),
        InlineToolbarFeature(),
        FixedToolbarFeature(),
      ],
    }),
    blocks: allPayloadBlocks(),
    collections: [
      pages,
      articles,
      categories,
      people,
      offices,
      media(mediaFolder(env.DATA_DIR)),
      audited('sites', sites),
      audited('users', users(accounts)),
      auditLog,
    ].map(withRequestRules),
    globals: [auditedGlobal('account-settings', accountSettings(accounts))],
    hooks: { afterError: [answerBadRequest] },
    admin: {
      user: 'users',
      // Other avatars are fetched from a third party.
      avatar: 'default',
      dateFormat: 'yyyy-MM-dd HH:mm',
      importMap: {
        baseDir: adminFolder,
        importMapFile: join(adminFolder, 'app/(payload)/admin/importMap.js'),
        autoGenerate: false,
      },
      meta: { titleSuffix: ' · Vitrine' },
      components: {
        beforeNavLinks: ['/leads/leads-link.tsx#LeadsLink'],
        afterNavLinks: ['/components/examples-link.tsx#ExamplesLink'],
        // The settings come before the leads, because an id may be any text.
        views: {
          login: { Component: '/accounts/login-view.tsx#LoginView', path: '/login', exact: true },
          security: { Component: '/accounts/security-view.tsx#SecurityView', path: '/security', exact: true },
          leads: { Component: '/leads/leads-view.tsx#LeadsView', path: '/leads', exact: true },
          leadSettings: { Component: '/leads/settings-view.tsx#SettingsView', path: '/leads/settings', exact: true },
          lead: { Component: '/leads/lead-view.tsx#LeadView', path: '/leads/:id', exact: true },
        },
        graphics: { Logo: '/components/logo.tsx#Logo', Icon: '/components/logo.tsx#Icon' },
      },
    },
  }).then(restrictLocks);
};
