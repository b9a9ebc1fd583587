import { type StartData, startDataId } from './document/start-data.ts';

declare global {
  /** Data that the router expects of the document; its own `<Scripts>` would write it. */
  var __reactRouterContext: unknown;
  var __reactRouterManifest: unknown;
  var __reactRouterRouteModules: Record<string, unknown> | undefined;
}

/** Hands the router the data of the document and the modules of its routes, of which `known` are in this bundle. */
export async function prepareRouter(known: Record<string, unknown>): Promise<void> {
  // The server wrote the element (document/document-scripts.server.ts).
  const data = JSON.parse(document.getElementById(startDataId)?.textContent ?? '') as StartData;
  const modules = data.routes.map(async (id) => {
    const address = data.manifest.routes[id]?.module;
    return [id, known[id] ?? (address && (await import(/* @vite-ignore */ address)))] as const;
  });
  globalThis.__reactRouterContext = { ...data.context, stream: new Response(data.state).body };
  globalThis.__reactRouterManifest = data.manifest;
  globalThis.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
}
