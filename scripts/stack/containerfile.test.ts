import { access, constants, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../process/repository-root.ts';
import { inventKeys } from './keys.ts';
import { environmentOf, type PartName, parts } from './parts.ts';
import { portVariables, readSettings } from './settings.ts';

const textOf = (path: string) => readFile(join(root, path), 'utf8');
const file = await textOf('deploy/Containerfile');
/** The lines of each target, by its name. */
const targets = new Map(
  file
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/^\S+ AS (\S+)/.exec(text)?.[1] ?? '', text] as const),
);
const argumentsOf = (target: string): string[] =>
  JSON.parse(/^CMD (.+)$/m.exec(targets.get(target) ?? '')?.[1] ?? '[]');
const entry: string[] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(file)?.[1] ?? '[]');

/** Units by the targets that run the same. */
const units: Record<string, string> = {
  migrate: 'vitrine-migrate.service',
  core: 'vitrine-core@.service',
  worker: 'vitrine-worker.service',
  content: 'vitrine-content@.service',
  admin: 'vitrine-admin.service',
  backup: 'vitrine-backup.service',
  website: 'vitrine-website@.service',
};

test('there is a target for each unit that is not the embedded database', () => {
  expect([...targets.keys()].toSorted()).toEqual(['base', ...Object.keys(units)].toSorted());
});

test.each(Object.entries(units))('the target %s runs what its unit runs', async (target, unit) => {
  const [, command] = /^ExecStart=(.+)$/m.exec(await textOf(join('deploy/systemd', unit))) ?? [];
  // The unit takes the folder of the backups from its environment, as the image gives it.
  const given = command?.replace(/\$\{BACKUP_DIR\}/, '/var/backups/vitrine').split(' ');
  expect([...entry, ...argumentsOf(target)]).toEqual(given);
  await access(join(root, argumentsOf(target)[0] ?? ''), constants.R_OK);
});

test('each target opens the usual port of its part', () => {
  for (const name of ['core', 'content', 'admin', 'site'] satisfies PartName[]) {
    const target = name === 'site' ? 'website' : name;
    expect(targets.get(target)).toContain(`EXPOSE ${portVariables[name].usual}\n`);
    expect(argumentsOf(target)[1]).toBe(parts[name].name);
  }
});

test('a server and an image are prepared by the same script, which can be run and gives the folders of both', async () => {
  const [script, install, units] = await Promise.all(
    ['deploy/prepare.sh', 'deploy/install.sh', 'deploy/systemd/vitrine-backup.service'].map(textOf),
  );
  expect(file).toMatch(/^RUN deploy\/prepare\.sh$/m);
  expect(install).toMatch(/^deploy\/prepare\.sh$/m);
  expect((await stat(join(root, 'deploy/prepare.sh'))).mode & 0o111).toBe(0o111);
  const [, folders] = /^VOLUME (.+)$/m.exec(file) ?? [];
  for (const folder of JSON.parse(folders ?? '[]')) {
    expect(script).toContain(folder);
    expect(units).toContain(folder);
  }
});

test('parts on other machines are reached by the addresses that are given', async () => {
  const given = {
    CORE_URL: 'http://core:3001',
    CONTENT_URL: 'http://content:3002',
    WEBSITE_URL: 'http://website:3000',
  };
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const context = {
    settings: readSettings({}),
    keys: inventKeys(),
    databaseUrl: 'postgres://a',
    hasDemoListings: false,
  };
  for (const part of [parts.content, parts.admin]) expect(environmentOf(part, context, false)).toMatchObject(given);
  const { WEBSITE_URL: _, ...ofWebsite } = given;
  expect(environmentOf(parts.site, context, false)).toMatchObject(ofWebsite);
});

test('what an image needs is copied, and what it makes itself is not', async () => {
  const ignored = (await textOf('.containerignore')).split('\n').filter(Boolean);
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.data*', '.git']));
  expect(file).toMatch(/^COPY \. \.$/m);
});
