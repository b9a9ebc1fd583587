import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { root } from '../../scripts/process/repository-root.ts';

const entry = 'virtual:bare-react';

/** Returns the limit of a page's JavaScript in bytes after gzip: React that hydrates an empty page, built as the website is. */
export async function bareReactBytes(): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'bare-react',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document, createElement('html'));"
            : null,
      },
    ],
    build: { write: false, target: 'es2023', rollupOptions: { input: entry } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]; // without `watch` there is no watcher
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
}
