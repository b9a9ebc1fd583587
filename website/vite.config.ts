import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './class-names.ts';
import { fontSheets } from './font-sheets.ts';
import { inlineScripts } from './inline-scripts-plugin.ts';
import { lightIcons } from './light-icons-plugin.ts';
import { pageAssets } from './page-assets-plugin.ts';
import { reactModules } from './react-modules-plugin.ts';
import { scriptFiles } from './script-files.ts';

/**
 * `Features.VendorPrefixes` of Lightning CSS. The styles write the two prefixes that Safari still needs; it would repeat each colour of an
 * underline as well, 1 % of the styles of a page.
 */
const vendorPrefixes = 262_144;

export default defineConfig(({ command }) => ({
  plugins: [react(), inlineScripts(), reactModules(), lightIcons(), pageAssets()],
  cacheDir: process.env.VITE_CACHE_DIR,
  // Vite must neither answer with index.html nor copy the public folder twice.
  appType: 'custom',
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassName }, lightningcss: { exclude: vendorPrefixes } },
  }),
  // These parts of the error reporter are unused: debug logs, iframes and shadow trees in replays, a worker for compression.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  build: {
    target: 'es2023',
    // First versions with light-dark() and nesting. For older ones the build would rewrite light-dark() into variables that only
    // a color-scheme in a style sheet sets. The theme sets it instead, so error messages would lose their red.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
  },
  builder: {
    // The server build reads the files of the client build (page-assets-plugin.ts).
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Every page has loaded these files before it imports anything, so the lists of what an import needs do not name them.
        modulePreload: {
          resolveDependencies: (_, files) =>
            files.filter((file) => !/\/(react|entry\.client|items)-[\w-]+\.js$/.test(file)),
        },
        rolldownOptions: {
          input: ['app/entry.client.tsx', ...fontSheets],
          output: {
            // A document lists its style sheets; names beside the hashes would make it 100 bytes larger.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: scriptFiles,
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'app/entry.server.ts', output: { entryFileNames: 'index.js' } },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
}));
