// Runs before `npm start` and `npm test`, when nothing may be installed yet: plain JavaScript for Node 20, no package.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './tests/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const forTests = process.argv.includes('--for-tests');

/** Says one sentence and ends. */
function fail(sentence) {
  console.error(`\n  ✗ ${sentence}\n`);
  process.exit(1);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  return !error && status === 0;
}

function timed(sentence, work) {
  console.log(`  … ${sentence}`);
  const start = Date.now();
  const result = work();
  if (result) console.log(`  ✓ ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** npm keeps a copy of the lock file that it installed from; the install is done when that copy is the newer one. */
function isInstalled() {
  const installed = `${root}node_modules/.package-lock.json`;
  // Deleted packages leave the copy behind, so one that everything needs is looked at too.
  if (!existsSync(installed) || !existsSync(`${root}node_modules/.bin/node`)) return false;
  return statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs || isSameTree(installed);
}

/** A checkout touches the lock file without changing it; then the lists of packages still agree. */
function isSameTree(installed) {
  const wanted = packagesOf(`${root}package-lock.json`);
  const present = packagesOf(installed);
  return (
    Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || present[path] !== undefined)
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function install() {
  const done = timed('Installing the packages (the first time takes a minute or two)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (done) return;
  fail(
    'npm could not install the packages: its message stands above. Check the network and the free disk space, and try again.',
  );
}

function provideChromium() {
  if (process.env.CHROMIUM_PATH)
    fail(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program: correct or unset it.`);
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const fetched =
    isDebianRoot &&
    timed(
      'Installing Chromium for the browser tests',
      () =>
        run('apt-get', ['update', '-qq']) &&
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']),
    );
  if (fetched && findChromium()) return;
  fail(
    'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org and try again.`);
if (!isInstalled()) install();
if (forTests && !findChromium()) provideChromium();
