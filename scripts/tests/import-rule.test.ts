import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the files into an empty folder, runs the project's own rule on it and lists what broke: `rule: from → to`. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-rule-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const dependencies = { zod: '*', react: '*', 'sanitize-html': '*' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  for (const [path, code] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))];
  const config = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const output = await new Promise<string>((resolve) => {
    const program = join(root, 'node_modules/.bin/depcruise');
    execFile(program, [...folders, ...config], { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout));
  });
  const { summary }: { summary: { violations: { rule: { name: string }; from: string; to: string }[] } } =
    JSON.parse(output);
  return summary.violations
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/.*node_modules\/([^/]+).*/, '$1')}`)
    .sort();
}

const exported = 'export const thing: string = "thing";\nexport interface Shape { side: number }\n';

test('Imports downward, types of a server module and test tools in a test are allowed.', async () => {
  expect(
    await violations({
      'contract/src/page.ts': 'import { z } from "zod";\nexport const page = z.string();\n',
      'core/src/app.ts': 'import { page } from "../../contract/src/page.ts";\nexport const app = page;\n',
      'core/src/app.test.ts':
        'import { tool } from "../../scripts/tool.ts";\nimport "../../demo/src/site.ts";\ntool;\n',
      'demo/src/site.ts': 'import type { page } from "../../contract/src/page.ts";\nexport type Page = typeof page;\n',
      'scripts/tool.ts': 'export { app as tool } from "../core/src/app.ts";\n',
      'website/app/ui/dialog.tsx': 'import "react";\nexport const Dialog = () => <dialog />;\n',
      'website/app/kinds/link.server.ts': exported,
      'website/app/kinds/link.tsx':
        'import type { Shape } from "./link.server.ts";\nimport { Dialog } from "../ui/dialog.tsx";\nexport const Link = (_: Shape) => <Dialog />;\n',
      'website/app/kinds/link/link-form.tsx':
        'import { texts } from "../../edit/edit-texts.ts";\nexport const LinkForm = texts;\n',
      'website/app/edit/edit-texts.ts': 'export const texts = 1;\n',
      'website/app/edit/kind-forms.ts':
        'import { LinkForm } from "../kinds/link/link-form.tsx";\nexport const kindForms = { LinkForm };\n',
      'website/app/blocks/cta/cta.tsx': 'import { Link } from "../../kinds/link.tsx";\nexport const Cta = Link;\n',
      'website/app/block-framework/registry/registry.tsx': 'export const registry = {};\n',
      'website/app/page/load.server.ts':
        'import { registry } from "../block-framework/registry/registry.tsx";\nexport const load = registry;\n',
      'website/app/routes/page.ts': 'import { load } from "../page/load.server.ts";\nexport const get = load;\n',
    }),
  ).toEqual([]);
}, 20_000);

test('Each way of breaking the rule is found and named.', async () => {
  expect(
    await violations({
      'contract/src/page.ts': 'import "node:fs";\n',
      'core/src/app.ts': 'import type { Shape } from "../../content/src/app.ts";\nexport type A = Shape;\n',
      'content/src/app.ts': exported,
      'content/src/app.test.ts': 'import "../../core/src/plain.ts";\n',
      'core/src/plain.ts': 'import "kysely";\nimport "../test/core-fixture.ts";\n',
      'core/test/core-fixture.ts': 'import "../../scripts/tool.ts";\n',
      'scripts/tool.ts': exported,
      'scripts/process/run.ts': 'import "../stack/start.ts";\n',
      'scripts/stack/start.ts': 'import "../tests/run-tests.ts";\n',
      'scripts/tests/run-tests.ts': 'import "../tools/new-block.ts";\n',
      'scripts/tools/new-block.ts': 'import "../tool.ts";\n',
      'demo/src/site.ts': 'import "./gone.ts";\n',
      'demo/src/index.ts': exported,
      'demo/src/people.ts': 'import { thing } from "./index.ts";\nexport const people = thing;\n',
      'website/app/ui/dialog.tsx': 'export { thing } from "../kinds/link.server.ts";\n',
      'website/app/kinds/link.server.ts': exported,
      'website/app/kinds/text.tsx':
        'import { thing } from "./link.server.ts";\nimport "zod";\nimport "zod/mini";\nthing;\n',
      'website/app/blocks/cta/cta.tsx':
        'import "../hero/hero.tsx";\nconst later = () => import("../../block-framework/registry/registry.tsx");\nlater;\n',
      'website/app/blocks/hero/hero.tsx': 'import "../../shell/footer.tsx";\n',
      'website/app/block-framework/registry/registry.tsx': exported,
      'website/app/shell/footer.tsx': 'import "../entry.client.tsx";\nimport "../misc/odds.ts";\n',
      'website/app/misc/odds.ts': exported,
      'website/app/entry.client.tsx': exported,
      'website/app/kinds/text/text-form.tsx': 'import "../../qa/qa-page.ts";\n',
      'website/app/kinds/text/text-view.tsx': 'import "./text-form.tsx";\nimport "../../edit/panel.ts";\n',
      'website/app/qa/qa-page.ts': exported,
      'website/app/edit/panel.ts': exported,
      'website/app/map/one.ts': 'import { two } from "./two.ts";\nexport const one = () => two;\n',
      'website/app/map/two.ts': 'import { one } from "./one.ts";\nexport const two = () => one;\n',
    }),
  ).toEqual([
    'app-frame: website/app/shell/footer.tsx → website/app/entry.client.tsx',
    'block-apart: website/app/blocks/cta/cta.tsx → website/app/blocks/hero/hero.tsx',
    'block-below-registry: website/app/blocks/cta/cta.tsx → website/app/block-framework/registry/registry.tsx',
    'contract-zod-alone: contract/src/page.ts → fs',
    'declared: core/src/plain.ts → kysely',
    'kind-form-room: website/app/kinds/text/text-form.tsx → website/app/qa/qa-page.ts',
    'kind-form: website/app/kinds/text/text-view.tsx → website/app/kinds/text/text-form.tsx',
    'no-cycle: website/app/map/one.ts → website/app/map/two.ts',
    'no-index: demo/src/people.ts → demo/src/index.ts',
    'part-core: core/src/app.ts → content/src/app.ts',
    'resolvable: demo/src/site.ts → ./gone.ts',
    'room-blocks: website/app/blocks/hero/hero.tsx → website/app/shell/footer.tsx',
    'room-kinds: website/app/kinds/text/text-view.tsx → website/app/edit/panel.ts',
    'room-known: website/app/shell/footer.tsx → website/app/misc/odds.ts',
    'room-shell: website/app/shell/footer.tsx → website/app/misc/odds.ts',
    'room-ui: website/app/ui/dialog.tsx → website/app/kinds/link.server.ts',
    'scripts-process: scripts/process/run.ts → scripts/stack/start.ts',
    'scripts-stack: scripts/stack/start.ts → scripts/tests/run-tests.ts',
    'scripts-tests: scripts/tests/run-tests.ts → scripts/tools/new-block.ts',
    'scripts-tools: scripts/tools/new-block.ts → scripts/tool.ts',
    'server-library: website/app/kinds/text.tsx → zod',
    'server-module: website/app/kinds/text.tsx → website/app/kinds/link.server.ts',
    'server-module: website/app/ui/dialog.tsx → website/app/kinds/link.server.ts',
    'tests-apart: core/src/plain.ts → core/test/core-fixture.ts',
    'tests-outside: content/src/app.test.ts → core/src/plain.ts',
  ]);
}, 20_000);

test('A room of core imports the rooms below it, and neither one above it nor a file beside the rooms.', async () => {
  expect(
    await violations({
      'core/src/open-core.ts': 'export { storeLead } from "./leads/store-lead.ts";\n',
      'core/src/leads/store-lead.ts':
        'import { Mail } from "../mail/mail.ts";\nimport { deps } from "../app.ts";\nexport const storeLead = [Mail, deps];\n',
      'core/src/mail/mail.ts':
        'import { table } from "../db/schema.ts";\nimport { thing } from "../leads/limits.ts";\nexport const Mail = [table, thing];\n',
      'core/src/leads/limits.ts': exported,
      'core/src/db/schema.ts': 'export const table = 1;\n',
      'core/src/db/migrate.ts': 'import "../queue/queues.ts";\n',
      'core/src/queue/queues.ts': 'import "../helpers/thing.ts";\n',
      'core/src/helpers/thing.ts': exported,
      'core/src/app.ts': 'export const deps = 1;\n',
      'core/src/db/migrate.test.ts': 'import "../queue/queues.ts";\n',
    }),
  ).toEqual([
    'core-room-db: core/src/db/migrate.ts → core/src/queue/queues.ts',
    'core-room-known: core/src/queue/queues.ts → core/src/helpers/thing.ts',
    'core-room-leads: core/src/leads/store-lead.ts → core/src/app.ts',
    'core-room-mail: core/src/mail/mail.ts → core/src/leads/limits.ts',
    'core-room-queue: core/src/queue/queues.ts → core/src/helpers/thing.ts',
  ]);
});

test('A room of the feeds imports the rooms below it, and no file of the feeds lies beside the rooms.', async () => {
  expect(
    await violations({
      'core/src/open-core.ts': 'import "./feeds/loose.ts";\nimport "./feeds/runs/run-feed.ts";\n',
      'core/src/feeds/loose.ts': exported,
      'core/src/feeds/runs/run-feed.ts': 'import "../listings/map-listing.ts";\nimport "../staff/run-source.ts";\n',
      'core/src/feeds/staff/run-source.ts': 'import "../key-lists/key-list-store.ts";\n',
      'core/src/feeds/key-lists/key-list-store.ts': 'import "../connectors/feed-connector.ts";\n',
      'core/src/feeds/connectors/feed-connector.ts': 'import "../records/source-listing.ts";\n',
      'core/src/feeds/records/source-listing.ts': 'import "../listings/map-listing.ts";\n',
      'core/src/feeds/listings/map-listing.ts': 'import "../odds/odds.ts";\n',
      'core/src/feeds/odds/odds.ts': exported,
    }),
  ).toEqual([
    'feed-room-known: core/src/feeds/listings/map-listing.ts → core/src/feeds/odds/odds.ts',
    'feed-room-listings: core/src/feeds/listings/map-listing.ts → core/src/feeds/odds/odds.ts',
    'feed-room-loose: core/src/open-core.ts → core/src/feeds/loose.ts',
    'feed-room-records: core/src/feeds/records/source-listing.ts → core/src/feeds/listings/map-listing.ts',
    'feed-room-runs: core/src/feeds/runs/run-feed.ts → core/src/feeds/staff/run-source.ts',
  ]);
}, 20_000);

test('The rooms of content import downward alone, and the environment beside them.', async () => {
  expect(
    await violations({
      'content/src/content-config.ts': 'import "./collections/pages.ts";\nexport const config: string = "config";\n',
      'content/src/env.ts': exported,
      'content/src/domains.ts': exported,
      'content/src/collections/pages.ts': 'import "../fields/seo.ts";\nimport "../domains.ts";\nimport "../env.ts";\n',
      'content/src/fields/seo.ts': 'import "../collections/pages.ts";\n',
      'content/src/media/upload.ts': 'import "../content-config.ts";\nimport "../odds/odds.ts";\n',
      'content/src/odds/odds.ts': exported,
      'content/src/public/open-content.ts': 'import "../content-config.ts";\nimport "./routes/pages.ts";\n',
      'content/src/public/routes/pages.ts': 'import "../open-content.ts";\nimport "../../seed/import.ts";\n',
      'content/src/public/cache/tags.ts': 'import "../pages/page.ts";\n',
      'content/src/public/pages/page.ts': exported,
      'content/src/seed/import.ts': exported,
      'content/src/admin/view.ts': 'import "../collections/pages.ts";\nimport "../public/cache/tags.ts";\n',
    }),
  ).toEqual([
    'content-room-admin: content/src/admin/view.ts → content/src/public/cache/tags.ts',
    'content-room-fields: content/src/fields/seo.ts → content/src/collections/pages.ts',
    'content-room-known: content/src/media/upload.ts → content/src/odds/odds.ts',
    'content-room-media: content/src/media/upload.ts → content/src/odds/odds.ts',
    'content-room-public: content/src/public/routes/pages.ts → content/src/seed/import.ts',
    'content-root: content/src/collections/pages.ts → content/src/domains.ts',
    'content-root: content/src/media/upload.ts → content/src/content-config.ts',
    'no-cycle: content/src/collections/pages.ts → content/src/fields/seo.ts',
    'no-cycle: content/src/public/open-content.ts → content/src/public/routes/pages.ts',
    'public-room-cache: content/src/public/cache/tags.ts → content/src/public/pages/page.ts',
    'public-room-routes: content/src/public/routes/pages.ts → content/src/public/open-content.ts',
  ]);
}, 20_000);
