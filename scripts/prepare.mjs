// This script runs before `npm start` and `npm test`, when packages may be missing, so it is plain JavaScript for Node 20 without imports
// from packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed-tree.mjs';
import { findChromium, headlessShell } from './tests/chromium.mjs';
import { findProgram } from './tests/find-program.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const forTests = process.argv.includes('--for-tests');

/** Prints one sentence and exits. */
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

function install() {
  const done = timed('Installing the packages (the first time takes a minute or two)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (done) return;
  fail(
    'npm could not install the packages: its message stands above. Check the network and the free disk space, and try again.',
  );
}

const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
const aptInstall = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

/** Installs nginx on Debian, for the tests of its configuration, which are left out on other machines without it. */
function provideNginx() {
  if (findProgram(['nginx']) || !canInstall) return;
  timed(
    'Installing nginx for the tests of its configuration',
    () => run('apt-get', ['update', '-qq']) && aptInstall('nginx-light'),
  );
}

/** Installs Chromium's headless shell on Debian, or full Chromium without it. Exits with an error when no browser is there afterwards. */
function provideChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(headlessShell))) return;
  if (process.env.CHROMIUM_PATH)
    fail(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program: correct or unset it.`);
  if (canInstall)
    timed(
      'Installing Chromium for the browser tests',
      () => run('apt-get', ['update', '-qq']) && (aptInstall(headlessShell) || found || aptInstall('chromium')),
    );
  if (findChromium()) return;
  fail(
    `The browser tests need Chromium: install it (on Debian: sudo apt-get install ${headlessShell}) or name one in CHROMIUM_PATH.`,
  );
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org and try again.`);
if (!isInstalled(root)) install();
if (forTests) {
  provideChromium();
  provideNginx();
}
