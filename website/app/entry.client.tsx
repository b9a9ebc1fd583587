import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadBlockViews } from './blocks/registry.tsx';
import { reloadForChunk } from './shell/report-chunk-failure.ts';

// The code of the page's blocks is loaded first, so that hydration finds each block.
const types = [...document.querySelectorAll<HTMLElement>('[data-block]')].flatMap(({ dataset }) => dataset.block ?? []);
await loadBlockViews(types, reloadForChunk);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
