import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { inlineMark } from '../../website/app/inline-mark.ts';
import { requestContext } from '../../website/app/request-context.ts';
import { cpuSeconds, required, serve } from './serve.ts';

// Measures the limit of an uncached page: only `renderToString` of the tree that the website renders for `URL_TO_RENDER`. The
// website's own build loads the data once; loading, parsing, streaming, compressing and sending are not counted, nor the copy of
// the data that a page contains for the browser.

const url = required('URL_TO_RENDER');
const address = new URL('../../website/build/server/index.js', import.meta.url).href;
const build: ServerBuild = await import(address);

/** Returns the tree that the build would render for the address, with its data. */
async function treeOf(): Promise<EntryContext> {
  const { promise, resolve, reject } = Promise.withResolvers<EntryContext>();
  const entry: ServerBuild['entry'] = {
    module: {
      ...build.entry.module,
      default: async (_request: Request, status: number, _headers: Headers, tree: EntryContext) => {
        if (status !== 200) reject(new Error(`${url} answers ${status}.`));
        resolve({ ...tree, serverHandoffStream: undefined });
        return new Response();
      },
    },
  };
  const { hostname, origin } = new URL(url);
  const visitor = { requestId: 'bare-render', hostname, origin, clientIp: undefined, localeCookie: undefined };
  const handle = createRequestHandler({ ...build, entry }, 'production');
  await handle(new Request(url), new RouterContextProvider(new Map([[requestContext, visitor]])));
  return promise;
}

const tree = await treeOf();
const render = () => renderToString(createElement(ServerRouter, { context: tree, url, nonce: inlineMark }));

/** Renders repeatedly for a duration. */
function renderFor(seconds: number) {
  const [startedAt, before] = [performance.now(), cpuSeconds()];
  let renders = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    render();
    renders += 1;
  }
  return {
    requestsPerSecond: (renders * 1000) / (performance.now() - startedAt),
    cpuMicroseconds: ((cpuSeconds() - before) * 1e6) / renders,
  };
}

serve((req, res) => {
  const seconds = new URL(req.url ?? '/', 'http://localhost').searchParams.get('seconds');
  res.end(seconds === null ? render() : JSON.stringify(renderFor(Number(seconds))));
});
