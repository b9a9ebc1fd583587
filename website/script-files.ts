import { fileURLToPath } from 'node:url';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const entry = fileURLToPath(new URL('app/entry.client.tsx', import.meta.url));
const icons = /\/lucide-react\/dist\/esm\/icons\//;

/** Returns a function that names the script file of the modules that the entry imports; null for any other module. */
function initialFile(): (id: string, graph: ModuleGraph) => string | null {
  const initial = new Set<string>();
  const collect = (id: string, graph: ModuleGraph) => {
    // The index of the icons imports all of them; those in use go where they are used.
    if (initial.has(id) || icons.test(id)) return;
    initial.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph);
  };
  return (id, graph) => {
    if (initial.size === 0) collect(entry, graph);
    return initial.has(id) ? 'app' : null;
  };
}

/** Modules of blocks that stand below the first screen, or on few pages. */
const widgets = new RegExp(
  [
    '/app/items/(article-card|balanced-grid|card-colors|contact-lines|filtered-list|icon-links|office-picture|person|share|title-link)',
    '/app/ui/(clamped-text|pager|select|show-more|tabs|toast|use-countdown|use-load-more)',
    '/app/site/run-held-script',
    '/app/theme/color\\.',
  ].join('|'),
);
/** Modules of the dialog with all filters, which opens on a click on most pages. */
const filters = /\/app\/search\/(filters-dialog|filter-fields|price-slider)\.tsx/;
const testimonials = /\/app\/items\/testimonials\//;
const failure = /\/app\/(ui\/error-message|locale\/error-texts|items\/error-actions)/;
const items =
  /\/app\/(items|cms|ui|locale|site|navigation)\/|\/app\/map\/lazy-map|\/app\/forms\/(member-)?recipient|\/app\/blocks\/[^/]+$|\/lucide-react\//;
const search = /\/app\/(search\/|blocks\/hero-search\/)/;

const isOf =
  (group: RegExp, ...others: RegExp[]) =>
  (id: string) =>
    group.test(id) && !others.some((other) => other.test(id));

/**
 * Script files of the website, by the modules that go into them; any other module goes into the file of its block or of a dynamic
 * import. Each further file costs a request, headers and a dictionary of its own, so what blocks share is a few files. A group
 * takes what its modules import, unless a group of a higher priority has it.
 */
export const scriptFiles = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 8 },
  { debugName: 'app', name: initialFile(), priority: 7 },
  { name: 'items', test: isOf(items, widgets, testimonials, failure), minShareCount: 2, priority: 6 },
  { name: 'header', test: /\/app\/header\//, priority: 5 },
  { name: 'search', test: isOf(search, filters), minShareCount: 2, priority: 4 },
  { name: 'filters', test: filters, priority: 3 },
  { name: 'widgets', test: widgets, minShareCount: 2, priority: 2 },
  { name: 'testimonials', test: testimonials, minShareCount: 2, priority: 2 },
  { name: 'failure', test: failure, minShareCount: 2, priority: 2 },
  { name: 'forms', test: /\/app\/forms\//, minShareCount: 2, priority: 1 },
  { name: 'steps', test: /\/app\/steps\//, minShareCount: 2, priority: 0 },
  { name: 'mortgage', test: /\/app\/mortgage\//, minShareCount: 2, priority: 0 },
];
