import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { blockAssets } from './block-assets-plugin.ts';
import { scriptFiles } from './script-files.ts';

export default defineConfig({
  plugins: [reactRouter(), blockAssets()],
  cacheDir: process.env.VITE_CACHE_DIR,
  // These parts of the error reporter are unused: debug logs, iframes and shadow trees in replays, a worker for compression.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
  build: {
    manifest: true,
    target: 'es2023',
    // First versions with light-dark() and nesting. For older ones the build would rewrite light-dark() into variables that only
    // a color-scheme in a style sheet sets. The theme sets it instead, so error messages would lose their red.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: scriptFiles,
            },
          },
        },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
});
