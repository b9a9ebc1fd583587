import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Advisory, advisoriesOf, compareVersions } from './advisories.ts';
import { isAllowedLicence } from './licences.ts';
import { readLock, readPackages, repositoryRoot } from './read-packages.ts';

const packages = readPackages(repositoryRoot);

test('each package of the program has a licence of the list', () => {
  expect(packages.length).toBeGreaterThan(300);
  const refused = packages.filter(({ name, licence, isInstalled }) => isInstalled && !isAllowedLicence(licence, name));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each([
  ['MIT', 'a', true],
  ['(MPL-2.0 OR Apache-2.0)', 'a', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
  ['LGPL-3.0-or-later', 'left-pad', false],
  ['GPL-3.0-only', 'a', false],
  ['MIT AND GPL-3.0-only', 'a', false],
  ['SEE LICENSE IN LICENSE', 'a', false],
  ['', 'a', false],
])('the licence %j of %s is allowed: %s', (licence, name, isAllowed) => {
  expect(isAllowedLicence(licence, name)).toBe(isAllowed);
});

test('each package that is installed comes from the registry, with the hash of its file', () => {
  const odd = packages.filter(({ isInstalled, integrity }) => isInstalled && !integrity?.startsWith('sha512-'));
  expect(odd.map(({ path }) => path)).toEqual([]);
  const elsewhere = Object.entries(readLock(repositoryRoot).packages).filter(
    // A package of the configured registry has no address in the lock file.
    ([, { link, resolved }]) => !link && resolved !== undefined,
  );
  expect(elsewhere).toEqual([]);
});

test('no package but those that are allowed to runs a program when it is installed', () => {
  const { allowScripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const unnamed = packages.filter(
    ({ name, hasInstallScript }) => hasInstallScript && !Object.hasOwn(allowScripts, name),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test.each(['', 'contract', 'core', 'content', 'website', 'demo', 'pictures', 'database', 'network'])(
  'the packages of the workspace “%s” are named in one version each',
  (workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(repositoryRoot, workspace, 'package.json'), 'utf8'),
    );
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  },
);

test('an advisory affects the versions from its first to the one in which it is mended', () => {
  const advisory: Advisory = {
    id: 'GHSA-1',
    summary: 'Too long',
    affected: [
      {
        package: { ecosystem: 'npm', name: 'a' },
        ranges: [
          {
            type: 'SEMVER',
            events: [{ introduced: '1.2.0' }, { fixed: '1.4.2' }, { introduced: '2.0.0' }, { last_affected: '2.1.0' }],
          },
        ],
      },
    ],
  };
  const isAffected = (version: string, name = 'a') => advisoriesOf({ name, version }, [advisory]).length > 0;
  expect(['1.1.9', '1.2.0', '1.4.1', '1.4.2', '2.0.0', '2.1.0', '2.1.1'].map((version) => isAffected(version))).toEqual(
    [false, true, true, false, true, true, false],
  );
  expect(isAffected('1.2.0', 'b')).toBe(false);
  expect(compareVersions('1.4.2-beta.1', '1.4.2')).toBeLessThan(0);
  expect(advisoriesOf({ name: 'a', version: '1.2.0' }, [{ ...advisory, withdrawn: '2026-01-01' }])).toEqual([]);
});
