import type { PageContent, ShownView, View } from '../document/page-content.ts';
import type { SentContent } from '../document/page-data.ts';

/** Views of pages that are not made of blocks alone. Files are named after their view. */
const loaders = import.meta.glob<View<string, never, never>>(['./*-view.tsx', '../document/failure-view.tsx'], {
  import: 'view',
});

/** Adds the component of a view to content from the server. Rejects when its code cannot be loaded. */
export async function withView({ view, ...content }: SentContent): Promise<PageContent> {
  return { ...content, view: view && { ...view, Component: await loadView(view.name) } };
}

async function loadView(name: string): Promise<ShownView['Component']> {
  const file = Object.keys(loaders).find((path) => path.endsWith(`/${name}-view.tsx`));
  const load = file && loaders[file];
  if (!load) throw new Error(`No view ${name}`);
  // The server sent the data together with the name.
  return (await load()).Component as ShownView['Component'];
}
