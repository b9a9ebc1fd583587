import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';
import { type AnyPage, liveTypes } from '../document/finished-page.ts';
import { scriptsOf } from '../document/page-styles.server.ts';
import { type StartData, startDataId } from '../document/start-data.ts';
import { startScript } from '../document/start-script.ts';
import { inlineMark } from '../inline-mark.ts';
import { documentData, pageDataId } from './page-data.ts';

/**
 * Returns the end of a document's body: the data that the browser needs, as JSON that no policy restricts, and the start script,
 * which is the same in every document. They replace the router's own scripts, which would load before the first paint.
 */
export async function documentScripts(context: EntryContext, page: AnyPage | null): Promise<string> {
  const data = await startData(context, page);
  return [
    page && jsonElement(pageDataId, documentData(page)),
    jsonElement(startDataId, JSON.stringify(data)),
    `<script nonce="${inlineMark}">${startScript}</script>`,
  ].join('');
}

/** No text can close the element or open a comment. */
const jsonElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

async function startData(
  { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream }: EntryContext,
  page: AnyPage | null,
): Promise<StartData> {
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  const preloads = [
    ...manifest.entry.imports,
    ...routes.flatMap((id) => manifest.routes[id]?.imports ?? []),
    ...(page ? scriptsOf(liveTypes(page)) : []),
  ];
  const { hmr } = manifest;
  return {
    modules: [...(hmr ? [hmr.runtime] : []), manifest.entry.module],
    preloads: [...new Set(preloads)],
    context: JSON.parse(serverHandoffString),
    manifest: { ...manifest, routes: browserRoutes(manifest.routes, routes) },
    state: serverHandoffStream ? await text(serverHandoffStream) : '',
    routes,
  };
}

type Routes = EntryContext['manifest']['routes'];

/** True for a route that renders or takes a form; the type of the router's manifest lacks the first property. */
const isForBrowser = (route: NonNullable<Routes[string]>): boolean =>
  route.hasAction || ('hasDefaultExport' in route && route.hasDefaultExport === true);

/**
 * Returns the routes that the browser may show: those of the document and those that links and forms lead to. The style sheets of
 * the document's own routes are in it already.
 */
function browserRoutes(all: Routes, own: readonly string[]): Routes {
  const known = new Set(own.flatMap((id) => all[id]?.css ?? []));
  const routes = Object.entries(all).flatMap(([id, route]) =>
    route && (own.includes(id) || (isForBrowser(route) && !route.path?.startsWith('qa/')))
      ? [[id, { ...route, css: route.css?.filter((file) => !known.has(file)) }] as const]
      : [],
  );
  return Object.fromEntries(routes);
}
