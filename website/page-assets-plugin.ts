import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin } from 'vite';
import { fontSheets } from './font-sheets.ts';

const moduleId = 'virtual:page-assets';
const resolvedId = `\0${moduleId}`;
const entryFile = 'app/entry.client.tsx';
const blockFile = /^app\/blocks\/([^/]+)\/\1\.tsx$/;
/** Parts of a block that are loaded later; their HTML is in the document all the same. */
const lazyPartFile = /^app\/blocks\/([^/]+)\/lazy-parts\/[^/]+\.tsx$/;
const fontFile = /^app\/theme\/fonts\/([^/]+)\.css$/;
const viewFile = /^app\/(?:routes|document)\/([^/]+)-view\.tsx$/;

/** Files that a part of a page needs in the browser. */
export interface Files {
  js: string[];
  css: string[];
}

/**
 * Provides the script and style files of the entry, of each block folder (styles of its lazy parts included), of each view and each font, and the text of every style sheet
 * (`virtual:page-assets`), read from the client build, which is written first. Plain `React.lazy` would start these files only
 * after the entry script and know no styles for the HTML (a layout shift of 0.12 to 0.23 was measured).
 */
export function pageAssets(): Plugin {
  let base = '/';
  let root = '';
  let isDevelopment = false;
  return {
    name: 'vitrine:page-assets',
    configResolved(config) {
      base = config.base;
      root = config.root;
      isDevelopment = config.command === 'serve';
    },
    resolveId: {
      // Runs before Vite's own resolution, which cannot resolve virtual modules.
      order: 'pre',
      handler(id, importer) {
        if (id === moduleId) return resolvedId;
        // Tests may import server modules; a build for the browser must not, as it would contain keys and internal services.
        if (!isDevelopment && this.environment.name === 'client' && /\.server(\.tsx?)?$/.test(id))
          throw new Error(`${importer} brings ${id} into the browser.`);
        return null;
      },
    },
    load(id) {
      if (id !== resolvedId) return null;
      if (isDevelopment) return moduleOf(developmentAssets(base, path.join(root, 'app')));
      const client = path.join(root, 'build/client');
      const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite itself wrote it
      const assets = assetsOf(manifest, base);
      requireEveryBlock(assets.blockAssets, path.join(root, 'app/blocks'));
      return moduleOf({ ...assets, base, styleTexts: readStyles(client, base) });
    },
  };
}

const moduleOf = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Vite serves each file at its source path. All style sheets are linked, since scripts would insert them after the first paint. */
function developmentAssets(base: string, app: string) {
  // `x.inline.css` stands in the documents that need it.
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.inline)\.css$/.test(name),
  );
  // This style sheet must come first, because it declares the order of the cascade layers.
  const ordered = ['theme/global.css', ...sheets.filter((name) => name !== 'theme/global.css').sort()];
  const entryAssets = {
    modules: [`${base}@vite/client`, base + entryFile],
    preamble: react.preambleCode.replace('__BASE__', base),
    js: [],
    css: ordered.map((name) => `${base}app/${name}`),
  };
  const fontAssets = Object.fromEntries(
    fontSheets.flatMap((sheet) => {
      const name = fontFile.exec(sheet)?.[1];
      return name ? [[name, base + sheet]] : [];
    }),
  );
  return { blockAssets: null, viewAssets: {}, entryAssets, fontAssets, base, styleTexts: {} };
}

/** Address of a style sheet → its text. */
const readStyles = (client: string, base: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path.join(client, 'assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`${base}assets/${name}`, readFileSync(path.join(client, 'assets', name), 'utf8').trim()]),
  );

/** Returns the files of the entry and, beyond those, of each block folder and each view. */
function assetsOf(manifest: Manifest, base: string) {
  const common = reach(manifest, entryFile);
  const filesOf = (found: Iterable<string>): Files => {
    const files = [...found].map((file) => base + file);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  };
  const named = (pattern: RegExp): Record<string, Files> =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((key) => {
        const name = pattern.exec(key)?.[1];
        return name ? [[name, filesOf(reach(manifest, key).difference(common))]] : [];
      }),
    );
  const { js, css } = filesOf(common);
  const blockAssets = named(blockFile);
  for (const key of Object.keys(manifest)) {
    const block = blockAssets[lazyPartFile.exec(key)?.[1] ?? ''];
    if (block) block.css = [...new Set([...block.css, ...filesOf(reach(manifest, key).difference(common)).css])];
  }
  const entry = base + (manifest[entryFile]?.file ?? '');
  // Each module runs in a task of its own; as imports of the entry they would all run in one, which blocks the visitor.
  const imports = js.filter((file) => file !== entry).reverse();
  return {
    entryAssets: { modules: [...imports, entry], preamble: '', js: [], css },
    blockAssets,
    viewAssets: named(viewFile),
    fontAssets: Object.fromEntries(
      Object.entries(named(fontFile)).map(
        ([
          name,
          {
            css: [sheet],
          },
        ]) => [name, sheet],
      ),
    ),
  };
}

/** Throws when the build has no entry for a block's view: its styles would be missing from the HTML. */
function requireEveryBlock(assets: Record<string, Files>, blocks: string): void {
  const folders = readdirSync(blocks).filter((name) => existsSync(path.join(blocks, name, `${name}.tsx`)));
  const missing = folders.filter((folder) => !Object.hasOwn(assets, folder));
  if (missing.length > 0) throw new Error(`These blocks have no script file of their own: ${missing.join(', ')}.`);
}

function reach(manifest: Manifest, key: string, seen = new Set<string>(), files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return files;
  seen.add(key);
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const next of chunk.imports ?? []) reach(manifest, next, seen, files);
  return files;
}
