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

/**
 * Script files of the website, by the modules that go into them; any other module goes into the file of its block or of a dynamic
 * import. Each further file costs a request, headers and a dictionary of its own, so what blocks share is a few files.
 */
export const scriptFiles = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/, priority: 6 },
  { debugName: 'app', name: initialFile(), priority: 5 },
  // Pages without testimonials need none of it.
  { name: 'testimonials', test: /\/app\/items\/testimonials\//, minShareCount: 2, priority: 5 },
  {
    name: 'items',
    test: /\/app\/(items|cms|ui|locale|site)\/|\/app\/blocks\/[^/]+$|\/lucide-react\//,
    minShareCount: 2,
    priority: 4,
  },
  { name: 'header', test: /\/app\/header\//, priority: 3 },
  { name: 'search', test: /\/app\/(search\/|blocks\/hero-search\/)/, minShareCount: 2, priority: 2 },
  { name: 'forms', test: /\/app\/(forms|steps|mortgage)\//, minShareCount: 2, priority: 1 },
];
