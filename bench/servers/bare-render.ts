import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type ReactDomServer from 'react-dom/server';
import type { AppHandler } from '../../website/server/app-request.ts';
import { cpuSeconds, required, serve } from './serve.ts';

// Measures the limit of an uncached page: only `renderToString` of the tree that the website renders for `URL_TO_RENDER`. The
// website's own build loads the data once; loading, parsing, streaming, compressing and sending are not counted, nor the copy of
// the data that a page contains for the browser.

const url = required('URL_TO_RENDER');
const address = new URL('../../website/build/server/index.js', import.meta.url).href;
// The build imports the same CommonJS module after this one.
const reactDom: typeof ReactDomServer = createRequire(import.meta.url)('react-dom/server');

/** Returns the tree that the build would render for the address, with its data. */
async function treeOf(): Promise<ReactNode> {
  let tree: ReactNode = null;
  const { renderToString } = reactDom;
  // The document is rendered last, after the blocks that are rendered alone.
  reactDom.renderToString = (rendered, options) => {
    tree = rendered;
    return renderToString(rendered, options);
  };
  const { handle }: { handle: AppHandler } = await import(address);
  const { hostname, origin } = new URL(url);
  const visitor = { requestId: 'bare-render', hostname, origin, clientIp: undefined, localeCookie: undefined };
  const { status } = (await handle(new Request(url), visitor)).response;
  if (status !== 200 || tree === null) throw new Error(`${url} answers ${status}.`);
  return tree;
}

const tree = await treeOf();
const render = () => reactDom.renderToString(tree);

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
