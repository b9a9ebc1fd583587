// Who may import whom: docs/architecture.md in a form that `npm test` checks.

/** What a room of website/app imports directly; it may import what those may as well. */
const rooms = {
  ui: [],
  locale: [],
  theme: [],
  services: ['locale'],
  cms: ['ui', 'locale', 'theme'],
  site: ['cms'],
  map: ['ui', 'cms'],
  search: ['cms', 'map', 'site', 'ui'],
  forms: ['cms', 'map', 'site', 'ui'],
  mortgage: ['forms', 'ui'],
  items: ['cms', 'map', 'site'],
  header: ['items', 'ui'],
  steps: ['forms', 'search'],
  blocks: ['header', 'items', 'steps', 'search', 'map', 'forms', 'mortgage', 'cms', 'ui'],
  document: ['blocks', 'services'],
  page: ['document', 'blocks', 'services'],
  shell: ['cms', 'forms', 'site', 'ui'],
  alerts: ['page', 'search'],
  edit: ['blocks'],
  qa: ['edit', 'page', 'shell'],
  routes: ['alerts', 'page', 'shell', 'edit', 'qa', 'services'],
};

function reach(room) {
  return [...new Set([room, ...rooms[room].flatMap(reach)])];
}

// Tests, and what only they use: `x.test.ts`, `test-server.ts`, `core/test/…`.
const test = String.raw`\.test\.tsx?$|/test-[^/]+\.tsx?$|/test/`;
const serverModule = String.raw`\.server\.tsx?$`;
const notTest = { pathNot: test };
const byValue = { dependencyTypesNot: ['type-only'] };

const roomRules = Object.keys(rooms).map((room) => ({
  name: `room-${room}`,
  comment: `${room} may import ${reach(room).join(', ')} of the website's rooms.`,
  severity: 'error',
  from: { path: `^website/app/${room}/`, ...notTest },
  to: { path: '^website/app/[^/]+/', pathNot: `^website/app/(${reach(room).join('|')})/` },
}));

/** Folders of scripts/ that each of them imports. */
const scriptRooms = { process: [], stack: ['process'], tests: ['process', 'stack'], tools: ['process'] };

const scriptRules = Object.entries(scriptRooms).map(([room, allowed]) => ({
  name: `scripts-${room}`,
  comment: `scripts/${room} may import ${[room, ...allowed].join(', ')} of the scripts.`,
  severity: 'error',
  from: { path: `^scripts/${room}/`, ...notTest },
  to: { path: '^scripts/', pathNot: `^scripts/(${[room, ...allowed].join('|')})/` },
}));

function part(name, allowed, comment) {
  return {
    name: `part-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${name}/`, ...notTest },
    to: {
      path: '^(contract|core|content|website|demo|e2e|bench|scripts)/',
      pathNot: `^(${[name, ...allowed].join('|')})/`,
    },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    part('contract', [], 'The contract stands on zod alone.'),
    part('core', ['contract'], 'A service knows the others by the contract.'),
    part('content', ['contract'], 'A service knows the others by the contract.'),
    part('website', ['contract'], 'The website knows the services by the contract.'),
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
      from: { path: `^(contract|core|content|website|demo)(?=/).*(${test})` },
      to: { path: '^(contract|core|content|website|demo|e2e|bench|scripts)/', pathNot: '^($1|contract|demo|scripts)/' },
    },
    {
      name: 'tests-apart',
      comment: 'What runs in production does not use what is there for tests.',
      severity: 'error',
      from: { path: '^(contract|core|content|website|demo)/', ...notTest },
      to: { path: `^(contract|core|content|website|demo|scripts)(?=/).*(${test})` },
    },
    ...roomRules,
    ...scriptRules,
    {
      name: 'room-known',
      comment: 'A folder of website/app is a room of the list in .dependency-cruiser.mjs.',
      severity: 'error',
      from: {},
      to: { path: '^website/app/[^/]+/', pathNot: `^website/app/(${Object.keys(rooms).join('|')})/` },
    },
    {
      name: 'app-frame',
      comment: 'Rooms do not import the frame that holds them.',
      severity: 'error',
      from: { path: '^website/app/[^/]+/', ...notTest },
      to: { path: String.raw`^website/app/(root|routes|entry\.(client|server))\.tsx?$` },
    },
    {
      name: 'app-server',
      comment: 'The application does not import the HTTP server before it.',
      severity: 'error',
      from: { path: '^website/app/', ...notTest },
      to: { path: '^website/server/' },
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
      from: { path: '^website/app/blocks/[^/]+/', ...notTest },
      to: { path: String.raw`^website/app/blocks/(registry|block-list)\.tsx?$` },
    },
    {
      name: 'server-module',
      comment: 'What runs in the browser takes types alone from a .server module.',
      severity: 'error',
      from: {
        path: '^website/app/',
        pathNot: [test, serverModule, '^website/app/routes/', String.raw`^website/app/(root|entry\.server)\.tsx$`],
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
      to: { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?`, String.raw`^\./\+types/`] },
    },
    {
      name: 'declared',
      comment: 'A part names the packages that it imports in its own package.json.',
      severity: 'error',
      from: { path: '^(contract|core|content|website|demo)/', ...notTest },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // Reads the syntax of any TypeScript and keeps `import type`, marked as type-only.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(build|\\.next|\\.react-router)/', 'content/src/admin/app/.*importMap'] },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.jsx', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
