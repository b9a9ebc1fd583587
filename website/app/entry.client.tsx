import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadBlockViews } from './blocks/registry.tsx';
import { reloadForChunk } from './shell/report-chunk-failure.ts';

// The blocks on the page come first, so that hydration finds each where the server put it.
const types = [...document.querySelectorAll<HTMLElement>('[data-block]')].flatMap(({ dataset }) => dataset.block ?? []);
await loadBlockViews(types, reloadForChunk);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
