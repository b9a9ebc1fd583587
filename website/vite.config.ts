import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { blockAssets } from './block-assets-plugin.ts';

export default defineConfig({
  plugins: [reactRouter(), blockAssets()],
  cacheDir: process.env.VITE_CACHE_DIR,
  build: { manifest: true, target: 'es2023' },
  server: { fs: { allow: ['..'] } },
});
