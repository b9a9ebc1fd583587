// First, because its statement of the layers decides their order.
import './theme/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadBlockViews } from './blocks/registry.tsx';
import { adoptStyles } from './document/adopt-styles.ts';
import * as root from './root.tsx';
import * as page from './routes/page.tsx';
import { reloadForChunk } from './site/report-chunk-failure.ts';
import { prepareRouter } from './start-router.ts';

/** Loads what hydration needs, then takes over the document. Not at the top level: the modules that it loads import this file's chunk. */
async function start(): Promise<void> {
  adoptStyles();
  // Blocks that are hydrated with the page, and those nested in them; their code is loaded first, so that hydration finds each.
  const frames = document.querySelectorAll<HTMLElement>(
    '[data-hydration="load"], [data-hydration="load"] [data-block]',
  );
  const types = [...frames].flatMap(({ dataset }) => dataset.block ?? []);
  await Promise.all([prepareRouter({ root, 'routes/page': page }), loadBlockViews(types, reloadForChunk)]);
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

void start();
