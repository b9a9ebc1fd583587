import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { isFullRun } from './scripts/tests/generated-runs.ts';
import { LongestFirst } from './scripts/tests/longest-first.ts';
import { inlineScripts } from './website/inline-scripts-plugin.ts';

const outside = [...configDefaults.exclude, '**/build/**', '**/.next/**', '.data*/**'];

export default defineConfig({
  test: {
    // Vitest leaves one processor idle by default, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Class names are of no interest to a test, but a block must find its style sheet.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        plugins: [inlineScripts()],
        // The admin's own settings leave JSX to Next.
        oxc: { jsx: { runtime: 'automatic' } },
        resolve: {
          alias: { 'virtual:page-assets': join(import.meta.dirname, 'website/app/document/test-page-assets.ts') },
        },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.db.test.ts', '**/*.outage.test.ts'],
          setupFiles: ['scripts/tests/console-guard.ts', 'scripts/tests/reset-between-files.ts'],
          // A process, the packages and a jsdom for each file would take more time than its tests.
          isolate: false,
          // Only hangs reach these limits.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: outside,
          setupFiles: ['scripts/tests/console-guard.ts'],
          globalSetup: ['scripts/tests/database-setup.ts'],
          // The files of a worker share its modules: Payload alone takes two seconds to load.
          isolate: false,
          // Only hangs reach these limits.
          expect: { poll: { timeout: 60_000 } },
          hookTimeout: 180_000,
          testTimeout: 60_000,
        },
      },
      {
        // Killed processes and database outages; only `npm run test:full` runs them.
        extends: true,
        test: {
          name: 'outage',
          include: ['**/*.outage.test.ts'],
          exclude: outside,
          setupFiles: ['scripts/tests/console-guard.ts'],
          globalSetup: ['scripts/tests/database-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.ts'],
          // Long versions of tests that `npm test` runs in a shorter file.
          exclude: isFullRun ? outside : [...outside, '**/*.full.e2e.ts'],
          globalSetup: ['e2e/setup.ts'],
          setupFiles: ['e2e/forget-messages.ts'],
          // One process and one Chromium for all files of a worker.
          isolate: false,
          // Only hangs reach these limits: on a busy machine at half speed, tests of the admin took 160 s and one of all its dialogs 260 s.
          expect: { poll: { timeout: 120_000 } },
          hookTimeout: 300_000,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
