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

/** Cards of blocks that stand below the first screen, or on few pages. */
const cards = new RegExp(
  [
    '/app/components/(card-colors/|carousel/slide-markers|contact-lines/|office-picture/|person/|title-link/title-link)',
    '/app/ui/(clamped-text|pager|show-more-details|tabs)/',
  ].join('|'),
);
/** Cards of articles. */
const articles = /\/app\/components\/article-card\//;
/** Controls of forms. */
const controls = /\/app\/ui\/(field|select)\//;
/** Controls of lists with filters. */
const listControls = /\/app\/(components\/filtered-list|ui\/(choice-pills|show-more))\//;
/** Messages that appear after a form is sent. */
const toasts = /\/app\/ui\/toast\//;
/** A dialog that opens on articles without a translation. */
const alertDialog = /\/app\/ui\/dialog\/alert-dialog/;
/** Modules of the pages of one listing, article or area; the page of the favourites has some too. */
const detail = /\/app\/components\/(breadcrumbs|share\/share-(links|texts|addresses)|favourites)\b/;
/** What runs after a click: what is stored with a favourite, and the sharing of an address. */
const afterClick = /\/app\/components\/(kept-cards\/|share\/share-(address|page)\.ts)/;
/** Figures of the pages about an area. */
const areaFigures = /\/app\/components\/area-figures\//;
/** The fields of the dialog with all filters, which the home page loads when it opens. */
const filterFields = /\/app\/search\/(filter-fields|fact-field|price-field|range-|count-text)/;
/** Modules of pages on which a search is read and named, which the home page does not need. */
const read =
  /\/contract\/src\/core\/(fact-texts|square-foot|read-facts|facet-choices)|\/app\/search\/(filter-name|read-search|filters-dialog|use-facets)/;
/** Counting of what visitors look at, which pages of listings and of the search alone need at once. */
const figures = /\/app\/components\/figures\//;
const testimonials = /\/app\/components\/testimonials\//;
const failure = /\/app\/(ui\/error-message\/|locale\/error-texts|components\/error-actions\/)/;
/** Icons of the editor and of the bars for staff, which visitors never load. */
const staffIcons = /\/lucide-react\/dist\/esm\/icons\/(palette|pencil|redo-2|trash|trash-2|undo-2)\.mjs/;
const items =
  /\/app\/(header|components|kinds(?!.*-form\.)|ui|locale|site|navigation|block-framework)\/|\/app\/consent\/[^/]+$|\/app\/map\/(geo|lazy-map)|\/app\/forms\/(member-)?recipient|\/lucide-react\//;
const search = /\/app\/(search\/|blocks\/hero-search\/)/;
/** Lists of municipalities and regions, which load when a field of places gets the focus. */
const places = /\/app\/search\/(group-choices|find-choices|fold-text)/;

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
  { name: 'react', test: /react-module:/, priority: 8 },
  { debugName: 'app', name: initialFile(), priority: 7 },
  {
    name: 'items',
    test: isOf(
      items,
      articles,
      cards,
      controls,
      listControls,
      detail,
      afterClick,
      areaFigures,
      figures,
      toasts,
      testimonials,
      failure,
      alertDialog,
      staffIcons,
    ),
    minShareCount: 2,
    priority: 6,
  },
  { name: 'places', test: places, minShareCount: 2, priority: 5 },
  { name: 'search', test: isOf(search, filterFields, places, read), minShareCount: 2, priority: 4 },
  { name: 'read-search', test: read, minShareCount: 2, priority: 3 },
  { name: 'controls', test: controls, minShareCount: 2, priority: 3 },
  { name: 'list-controls', test: listControls, minShareCount: 2, priority: 3 },
  { name: 'articles', test: articles, minShareCount: 2, priority: 2 },
  { name: 'cards', test: cards, minShareCount: 2, priority: 2 },
  { name: 'detail', test: detail, minShareCount: 2, priority: 2 },
  { name: 'after-click', test: afterClick, minShareCount: 2, priority: 2 },
  { name: 'area-figures', test: areaFigures, minShareCount: 2, priority: 2 },
  { name: 'figures', test: figures, minShareCount: 2, priority: 4 },
  { name: 'filter-fields', test: filterFields, priority: 2 },
  { name: 'testimonials', test: testimonials, minShareCount: 2, priority: 2 },
  { name: 'failure', test: failure, minShareCount: 2, priority: 2 },
  { name: 'forms', test: (id: string) => /\/app\/forms\//.test(id) || toasts.test(id), minShareCount: 2, priority: 1 },
  { name: 'staff-icons', test: staffIcons, minShareCount: 2, priority: 0 },
  { name: 'steps', test: /\/app\/steps\//, minShareCount: 2, priority: 0 },
  { name: 'mortgage', test: /\/app\/mortgage\//, minShareCount: 2, priority: 0 },
];
