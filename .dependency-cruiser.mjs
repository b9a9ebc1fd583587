// The import rules of docs/architecture.md, which `npm test` checks.

/** Folders of website/app that each folder imports directly; a folder may also import what those may. */
const websiteRooms = {
  ui: ['locale'],
  locale: [],
  theme: [],
  services: ['locale', 'site'],
  kinds: ['ui', 'locale', 'theme'],
  consent: ['kinds'],
  site: ['kinds'],
  navigation: ['site'],
  map: ['ui', 'kinds', 'site'],
  search: ['kinds', 'map', 'navigation', 'site', 'ui'],
  forms: ['kinds', 'consent', 'map', 'site', 'ui'],
  mortgage: ['forms', 'ui'],
  components: ['kinds', 'map', 'navigation', 'site'],
  header: ['components', 'ui'],
  steps: ['forms', 'search'],
  'block-framework': ['kinds', 'site'],
  blocks: [
    ...[
      'block-framework',
      'header',
      'components',
      'steps',
      'search',
      'map',
      'forms',
      'mortgage',
      'consent',
      'kinds',
      'ui',
    ],
  ],
  page: ['block-framework', 'consent', 'services'],
  document: ['page', 'components', 'navigation', 'shell'],
  shell: ['kinds', 'consent', 'forms', 'navigation', 'site', 'ui'],
  alerts: ['forms', 'page', 'search'],
  'listing-sheet': ['blocks'],
  'seller-report': ['listing-sheet'],
  favourites: ['components', 'forms', 'page'],
  compare: ['blocks', 'page'],
  edit: ['block-framework', 'forms'],
  qa: ['blocks', 'edit', 'page', 'shell'],
  staff: ['locale'],
  preview: ['page'],
  offline: ['components', 'document', 'page'],
  routes: [
    'alerts',
    'compare',
    'favourites',
    'document',
    'edit',
    'listing-sheet',
    'offline',
    'preview',
    'qa',
    'seller-report',
    'staff',
  ],
};

/** Folders of core/src, likewise. The files beside the folders compose them, so no folder imports those. */
const coreRooms = {
  db: [],
  queue: ['db'],
  sites: ['db'],
  listings: ['db'],
  webhooks: ['queue'],
  http: ['sites'],
  keys: [],
  captcha: ['http', 'keys'],
  retention: ['db'],
  mail: ['listings', 'queue'],
  feeds: ['http', 'mail', 'webhooks'],
  alerts: ['http', 'mail', 'retention'],
  leads: ['alerts', 'captcha', 'feeds', 'retention', 'webhooks'],
  figures: ['leads'],
  consents: ['leads'],
  persons: ['consents', 'keys'],
  routes: ['feeds', 'figures', 'leads', 'persons'],
};

/** Folders of core/src/feeds, likewise. */
const feedRooms = {
  reasons: [],
  records: ['reasons'],
  'http-client': ['reasons'],
  sftp: ['reasons'],
  sources: ['reasons'],
  alarms: ['reasons'],
  reports: ['http-client'],
  photos: ['http-client', 'records'],
  people: ['records', 'sources'],
  connectors: ['http-client', 'records', 'sftp', 'sources'],
  'key-lists': ['connectors'],
  listings: ['people', 'photos'],
  runs: ['alarms', 'key-lists', 'listings'],
  staff: ['alarms', 'key-lists', 'listings'],
};

/** Folders of content/src, likewise. */
const contentRooms = {
  values: [],
  background: [],
  core: [],
  payload: ['values'],
  'rich-text': ['values'],
  fields: ['payload'],
  kinds: ['fields', 'rich-text'],
  blocks: ['kinds'],
  seo: ['kinds'],
  theme: ['kinds'],
  paths: ['kinds'],
  'media-store': [],
  media: ['media-store', 'payload'],
  migrations: ['paths'],
  accounts: ['payload'],
  translations: ['accounts'],
  sites: ['payload'],
  preview: ['payload', 'paths'],
  languages: ['payload', 'rich-text'],
  'exclusive-writes': ['payload'],
  schedule: ['accounts', 'background', 'exclusive-writes'],
  trash: ['background', 'sites', 'exclusive-writes'],
  visibility: ['paths'],
  versions: ['languages'],
  overview: ['languages', 'paths', 'schedule'],
  collections: [
    ...['blocks', 'seo', 'paths', 'core', 'media', 'accounts', 'sites', 'preview', 'languages', 'visibility'],
    ...['versions', 'schedule', 'trash'],
  ],
  public: ['blocks', 'media-store', 'seo', 'theme', 'paths', 'schedule', 'trash'],
  criteria: ['core', 'public'],
  seed: ['public'],
  'site-template': ['seed'],
  admin: ['collections', 'overview', 'theme'],
};

/** Folders of content/src/public, likewise. The files beside the folders compose them, so no folder imports those. */
const publicRooms = {
  http: [],
  cache: ['http'],
  pictures: ['cache'],
  blocks: ['cache'],
  sites: ['blocks', 'pictures'],
  core: ['sites'],
  pages: ['sites'],
  items: ['pages'],
  articles: ['items'],
  fill: ['areas', 'articles'],
  social: ['core', 'items'],
  listings: ['social'],
  areas: ['core', 'items'],
  sitemap: ['areas', 'articles'],
  'index-now': ['sitemap'],
  answers: ['fill', 'listings', 'sitemap'],
  routes: ['answers'],
};

/** Folders of scripts/, likewise. */
const scriptRooms = {
  process: [],
  stack: ['process'],
  backup: ['stack'],
  doctor: ['backup'],
  dependencies: ['process'],
  tests: ['stack'],
  tools: ['process', 'tests'],
};

/** Returns a folder and all folders that it may import. */
const reach = (rooms, room) => [...new Set([room, ...rooms[room].flatMap((below) => reach(rooms, below))])];

// Tests, and modules that only tests use: `x.test.ts`, `test-server.ts`, `core/test/…`.
const test = String.raw`\.test\.tsx?$|/test-[^/]+\.tsx?$|/test/`;
const serverModule = String.raw`\.server\.tsx?$`;
const notTest = { pathNot: test };
// The form of a field kind in edit mode, which stands beside its view and belongs to the room `edit`.
const kindForm = String.raw`^website/app/kinds/[^/]+/[^/]+-form\.tsx$`;
const byValue = { dependencyTypesNot: ['type-only'] };

/** Returns the rules for the subfolders of a folder. `target` matches the files that only the named subfolders may contain. */
function roomRules(name, folder, rooms, target = `^${folder}/[^/]+/`) {
  const within = (list) => `^${folder}/(${list.join('|')})/`;
  return [
    ...Object.keys(rooms).map((room) => ({
      name: `${name}-${room}`,
      comment: `${folder}/${room} may import ${reach(rooms, room).join(', ')} of ${folder}.`,
      severity: 'error',
      from: { path: within([room]), pathNot: [test, kindForm] },
      to: { path: target, pathNot: within(reach(rooms, room)) },
    })),
    {
      name: `${name}-known`,
      comment: `A folder of ${folder} is a room of the list in .dependency-cruiser.mjs.`,
      severity: 'error',
      from: {},
      to: { path: `^${folder}/[^/]+/`, pathNot: within(Object.keys(rooms)) },
    },
  ];
}

function part(name, allowed, comment) {
  return {
    name: `part-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${name}/`, ...notTest },
    to: {
      path: '^(contract|core|content|website|demo|pictures|database|network|e2e|bench|scripts)/',
      pathNot: `^(${[name, ...allowed].join('|')})/`,
    },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    part('contract', [], 'The contract stands on zod alone.'),
    part('pictures', [], 'The variants of pictures know no other part.'),
    part('database', [], 'What both services know about PostgreSQL knows no other part.'),
    part('network', [], 'What both services know about addresses and limits on calls knows no other part.'),
    part('core', ['contract', 'pictures', 'database', 'network'], 'A service knows the others by the contract.'),
    part('content', ['contract', 'pictures', 'database', 'network'], 'A service knows the others by the contract.'),
    part('website', ['contract', 'network'], 'The website knows the services by the contract.'),
    part('demo', ['contract'], 'Demo data is plain data in the words of the contract.'),
    {
      name: 'contract-zod-alone',
      comment: 'The contract imports zod, and neither React nor a Node API.',
      severity: 'error',
      from: { path: '^contract/', ...notTest },
      to: { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'tests-outside',
      comment: 'A test may use the test tools in scripts and the demo data, never another part.',
      severity: 'error',
      from: { path: `^(contract|core|content|website|demo|pictures|database|network)(?=/).*(${test})` },
      to: {
        path: '^(contract|core|content|website|demo|pictures|database|network|e2e|bench|scripts)/',
        pathNot: '^($1|contract|demo|pictures|database|network|scripts)/',
      },
    },
    {
      name: 'tests-apart',
      comment: 'What runs in production does not use what is there for tests.',
      severity: 'error',
      from: { path: '^(contract|core|content|website|demo|pictures|database|network)/', ...notTest },
      to: { path: `^(contract|core|content|website|demo|pictures|database|network|scripts)(?=/).*(${test})` },
    },
    ...roomRules('room', 'website/app', websiteRooms),
    ...roomRules('core-room', 'core/src', coreRooms, '^core/src/'),
    ...roomRules('feed-room', 'core/src/feeds', feedRooms),
    {
      name: 'feed-room-loose',
      comment: 'Every file of core/src/feeds is in a room.',
      severity: 'error',
      from: {},
      to: { path: '^core/src/feeds/[^/]+$' },
    },
    ...roomRules('content-room', 'content/src', contentRooms),
    ...roomRules('public-room', 'content/src/public', publicRooms, '^content/src/public/'),
    {
      name: 'content-root',
      comment:
        'Entry points and the configuration stand beside the rooms, which take the environment and the calls to core alone.',
      severity: 'error',
      from: { path: '^content/src/[^/]+/', pathNot: [test, '^content/src/(public/open-content|admin/)'] },
      to: { path: String.raw`^content/src/(?!(env|core-services)\.ts$)[^/]+$` },
    },
    ...roomRules('scripts', 'scripts', scriptRooms, '^scripts/'),
    {
      name: 'app-frame',
      comment: 'Rooms do not import the frame that holds them.',
      severity: 'error',
      from: { path: '^website/app/[^/]+/', ...notTest },
      to: { path: String.raw`^website/app/entry\.(client|server)\.tsx?$` },
    },
    {
      name: 'app-server',
      comment: 'The application does not import the HTTP server before it.',
      severity: 'error',
      from: { path: '^website/app/', ...notTest },
      to: { path: '^website/server/' },
    },
    {
      name: 'kind-form',
      comment: 'Only edit mode imports the forms of field kinds, so that pages do not send them.',
      severity: 'error',
      from: { path: '^website/app/', pathNot: [test, '^website/app/edit/'] },
      to: { path: kindForm },
    },
    {
      name: 'kind-form-room',
      comment: 'The form of a field kind may import what edit mode may.',
      severity: 'error',
      from: { path: kindForm },
      to: { path: '^website/app/[^/]+/', pathNot: `^website/app/(${reach(websiteRooms, 'edit').join('|')})/` },
    },
    {
      name: 'block-apart',
      comment: 'A block does not know another block.',
      severity: 'error',
      from: { path: '^website/app/blocks/([^/]+)/', ...notTest },
      to: { path: '^website/app/blocks/[^/]+/', pathNot: '^website/app/blocks/$1/' },
    },
    {
      name: 'block-below-registry',
      comment: 'The registry and the block list stand above the blocks.',
      severity: 'error',
      from: { path: '^website/app/blocks/', ...notTest },
      to: { path: '^website/app/block-framework/(registry|list)/' },
    },
    {
      name: 'document-door',
      comment: 'The document knows a page as it is finished, and nothing of how it was loaded.',
      severity: 'error',
      from: { path: '^website/app/document/', ...notTest },
      to: { path: '^website/app/page/', pathNot: '/finished-page\\.ts$' },
    },
    {
      name: 'server-module',
      comment: 'What runs in the browser takes types alone from a .server module.',
      severity: 'error',
      from: {
        path: '^website/app/',
        pathNot: [test, serverModule, String.raw`^website/app/routes/(?!views\.ts|[^/]+-view\.tsx)`],
      },
      to: { path: serverModule, ...byValue },
    },
    {
      name: 'server-library',
      comment: 'zod and the sanitiser stay on the server: forms in the browser use zod/mini.',
      severity: 'error',
      from: { path: '^website/app/', pathNot: [test, serverModule, String.raw`\.fixture\.tsx?$`] },
      to: { path: '(^|/)node_modules/(zod/(?!.*mini)|sanitize-html/)', ...byValue },
    },
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-index',
      comment: 'A module is imported by its own name, never through an index file.',
      severity: 'error',
      from: {},
      to: { path: String.raw`^(?!.*node_modules/).*/index\.[cm]?[jt]sx?$` },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?`] },
    },
    {
      name: 'declared',
      comment: 'A part names the packages that it imports in its own package.json.',
      severity: 'error',
      from: { path: '^(contract|core|content|website|demo|pictures|database|network)/', ...notTest },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // Reads the syntax of any TypeScript and keeps `import type`, marked as type-only.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(build|\\.next)/', 'content/src/admin/app/.*importMap'] },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.jsx', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
