import { createRequire } from 'node:module';
import { build, type Plugin, type Rollup } from 'vite';

const require = createRequire(import.meta.url);
const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const prefix = '\0react-module:';
const bundle = `${prefix}all`;

/**
 * Gives the browser React as one ES module with named exports. React's own modules are CommonJS: each script file would convert them for
 * itself, with functions of the bundler that are a script file of their own on every page.
 */
export function reactModules(): Plugin {
  return {
    name: 'vitrine:react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler: (id) => (id === bundle ? id : modules.includes(id) ? prefix + id : null),
    },
    load(id) {
      if (id === bundle) return bundleReact();
      if (!id.startsWith(prefix)) return null;
      const names = exportsOf(id.slice(prefix.length));
      return `export { ${names.join(', ')} } from '${bundle}';`;
    },
  };
}

/** Names of a module of React, without its internals. */
const exportsOf = (name: string): string[] => Object.keys(require(name)).filter((each) => !each.startsWith('_'));

/** Returns the text of a module with the exports of all modules. */
async function bundleReact(): Promise<string> {
  const entry = 'virtual:react';
  // The fragment and the version are in several modules.
  const places = new Map(modules.flatMap((name, index) => exportsOf(name).map((each) => [each, index] as const)));
  const source = [
    ...modules.map((name, index) => `import module${index} from '${name}';`),
    ...[...places].map(([name, index]) => `export const ${name} = /* @__PURE__ */ (() => module${index}.${name})();`),
  ];
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'react',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source.join('\n') : null),
        transform: (code, id) => (id.endsWith('react-dom-client.production.js') ? withoutStacks(code) : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rollup.RollupOutput]; // without `watch` there is no watcher
  return output[0].code;
}

/**
 * Returns the text of React DOM with the errors that it creates at its start, to throw them later as signals, made without a stack. A
 * browser that is inspected, as it is by Lighthouse, parses all of React DOM a second time for the positions in such a stack
 * (docs/decisions/0073-measure-and-cut-long-tasks.md).
 */
export const withoutStacks = (code: string): string =>
  code.replace(
    /^((?:var )?\s*\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/gm,
    '$1 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })',
  );
