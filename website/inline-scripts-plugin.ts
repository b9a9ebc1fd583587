import { build, type Plugin, type Rollup } from 'vite';

const query = '?script';

/**
 * Makes `import text from './x.inline.ts?script'` the text of a script that stands in the document itself: bundled with what it imports, in a
 * function of its own, and minified. The server writes it into the HTML and hashes it for the content security policy.
 */
export function inlineScripts(): Plugin {
  const texts = new Map<string, Promise<string>>();
  return {
    name: 'vitrine:inline-scripts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const text = texts.get(file) ?? bundle(file);
      if (!this.meta.watchMode) texts.set(file, text);
      return text.then((script) => `export default ${JSON.stringify(script)};`);
    },
  };
}

/** Returns the text of a script file with its imports. */
async function bundle(input: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = (output as Rollup.RollupOutput).output; // one input and no watcher give one output
  return chunk.code.trim();
}
