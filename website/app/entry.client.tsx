// This import must come first, because the style sheet declares the order of the cascade layers.
import './theme/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadBlockViews } from './block-framework/registry/registry.tsx';
import { startKeeping } from './components/keep-button/start-keeping.ts';
import { adoptStyles } from './document/adopt-styles.ts';
import { loadContent } from './document/load-content.ts';
import { PageApp } from './document/page-app.tsx';
import type { PageContent } from './document/page-content.ts';
import { readDocument } from './document/page-data.ts';
import { connectRouter } from './navigation/navigate.ts';
import { createRouter, type Router } from './navigation/router.ts';
import { rememberScroll } from './navigation/scroll-positions.ts';
import { withView } from './routes/views.ts';
import { reloadForChunk } from './site/report-chunk-failure.ts';
import { hasStaffCookie } from './staff/staff-cookie.ts';

/** Loads what hydration needs, then takes over the document. Not at the top level: the modules that it loads import this file's chunk. */
async function start(): Promise<void> {
  adoptStyles();
  // Blocks that are hydrated with the page, and those nested in them; their code is loaded first, so that hydration finds each.
  const frames = document.querySelectorAll<HTMLElement>(
    '[data-hydration="load"], [data-hydration="load"] [data-block]',
  );
  const types = [...frames].flatMap(({ dataset }) => dataset.block ?? []);
  const [content] = await Promise.all([withView(readDocument()), loadBlockViews(types, reloadForChunk)]);
  if (globalThis.reloadIfLeft?.()) return;
  const router: Router<PageContent> = createRouter({
    content,
    load: (url, signal) => loadContent(url, { current: router.shown().content.page, signal, withView }),
    leave: loadDocument,
    beforeShow: rememberScroll,
  });
  connectRouter(router);
  startTransition(() => {
    hydrateRoot(document, <PageApp router={router} />);
  });
  startKeeping();
  // Nothing of the first load waits for it; a click that comes too early is done then.
  setTimeout(() => import('./offline/start-late.ts').then(({ startLate }) => startLate()), 4000);
  if (hasStaffCookie(document.cookie)) {
    const { startStaffBar } = await import('./staff/start-staff-bar.tsx');
    await startStaffBar(router.subscribe);
  }
}

/** Loads an address as a document, also when only its fragment differs from the current one. */
function loadDocument(address: string): void {
  const [target, current] = [address, location.href].map((each) => each.split('#')[0]);
  location.assign(address);
  if (target === current && address.includes('#')) location.reload();
}

// A separate task lets the browser paint between the evaluation of the modules and hydration.
setTimeout(start);
