import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasStopBegun, startChild } from '../process/child-processes.ts';
import { describeFailure } from '../process/plain-error.ts';
import { formatDuration, printLine, step } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runScript } from '../process/run-script.ts';
import { build } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { isStaffPasswordNew, loadKeys } from './keys.ts';
import { commandOf, environmentOf, type PartName, parts, portOf, type StackContext } from './parts.ts';
import { isPortFree } from './ports.ts';
import { openDatabase, prepareDatabase, seedEnvironment } from './prepare-database.ts';
import { makePrivateFolder } from './private-files.ts';
import { portVariables, readSettings, type Settings } from './settings.ts';
import { supervise } from './supervise.ts';

interface Mode {
  /** Serves from source and restarts on every change instead of serving a build. */
  watch: boolean;
  verbose: boolean;
  /** Builds and serves the admin as well. */
  admin: boolean;
}

/** Starts every part, for `npm start` and `npm run dev`, on a new or an existing data folder. Never returns. */
async function start({ watch, verbose, admin }: Mode): Promise<void> {
  const begin = performance.now();
  const settings = readSettings(process.env);
  await checkPorts(settings.ports, ['site', 'core', 'content', 'admin']);
  const isPasswordNew = await isStaffPasswordNew(settings.dataDir, process.env);
  const keys = await loadKeys(settings.dataDir, process.env);
  // The mails that the worker writes there contain the names and messages of visitors.
  await makePrivateFolder(join(settings.dataDir, 'outbox'));

  const services = async (): Promise<StackContext> => {
    const databaseUrl = await openDatabase(settings);
    const context = { settings, keys, databaseUrl, hasDemoListings: await isPortFree(settings.ports.demoListings) };
    // Before the demo is seeded, which reads it.
    await serveDemoPart('demoListings', context, watch);
    await prepareDatabase(context, { demo: true });
    await Promise.all([serve('core', context, watch), serve('content', context, watch)]);
    await serve('worker', context, watch);
    return context;
  };
  const [context] = await Promise.all([services(), watch || build('website', { verbose })]);
  await serve('site', context, watch);
  await serveDemoPart('propertySite', context, watch);
  announce(context, formatDuration(performance.now() - begin), isPasswordNew);
  drawDemoMap(settings);

  if (admin) await serveAdmin(context, { watch, verbose });
  drawOwnPictures(context);
  await new Promise<never>(() => {});
}

async function serve(name: PartName, context: StackContext, watch: boolean): Promise<void> {
  const part = parts[name];
  const { settings } = context;
  await step(`${part.title} is starting`, `${part.title} runs`, () =>
    supervise({
      title: part.title,
      command: commandOf(part, watch),
      env: environmentOf(part, context, watch),
      readyUrl: part.ready && `http://localhost:${portOf(name, settings)}${part.ready}`,
      log: watch ? null : join(settings.dataDir, 'logs', `${name}.log`),
    }),
  );
}

/** Starts a server that only the demo uses, unless its port is taken. */
async function serveDemoPart(
  name: 'propertySite' | 'demoListings',
  context: StackContext,
  watch: boolean,
): Promise<void> {
  const port = context.settings.ports[name];
  if (await isPortFree(port)) return serve(name, context, watch);
  const { title } = parts[name];
  printLine(`! ${title} does not run, as port ${port} is taken: choose one with ${portVariables[name].variable}.`);
}

/**
 * Draws the streets around the demo's listings beside everything else, once: whoever empties the folder keeps it empty. The website shows
 * them as soon as they are there. Maps work without, so a failure is only printed.
 */
function drawDemoMap({ dataDir }: Settings): void {
  const folder = join(dataDir, 'maps');
  if (existsSync(folder)) return;
  const child = startChild([process.execPath, join(root, 'scripts/stack/write-demo-map.ts'), folder], {
    stdio: 'ignore',
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.once('exit', (code) => {
    if (code !== 0 && !hasStopBegun()) printLine('! The streets of the demo could not be drawn; its maps show none.');
  });
}

/**
 * Draws the pictures of the demo's listings beside everything else, after all has started. Listings show fixed pictures until then, so a
 * failure is only printed.
 */
function drawOwnPictures(context: StackContext): void {
  // `draft` and `fixed`: tests and measurements, beside which nothing is drawn.
  if (process.env.DEMO_PICTURES !== undefined) return;
  const child = startChild([process.execPath, join(root, 'scripts/stack/draw-own-pictures.ts')], {
    stdio: 'ignore',
    env: { ...process.env, ...seedEnvironment(context) },
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.once('exit', (code) => {
    if (code !== 0 && !hasStopBegun())
      printLine('! Some pictures of the listings could not be drawn; they show others.');
  });
}

/** Starts the admin last, as it takes longest to build and visitors do not need it. Its failure is printed and stops nothing else. */
async function serveAdmin(context: StackContext, { watch, verbose }: Omit<Mode, 'admin'>): Promise<void> {
  const { settings } = context;
  try {
    const env = environmentOf(parts.admin, context, watch);
    if (!watch) await build('admin', { verbose, background: true, env });
    await serve('admin', context, watch);
    printLine(`  Staff log in at ${adminAddress(settings)}`);
  } catch (error) {
    if (hasStopBegun()) return;
    printLine(`! The admin does not run, all else does. ${describeFailure(error, settings.dataDir)}`);
    if (process.env.DEBUG) console.error(error);
  }
}

/** Prints the addresses. The staff password is printed only when it was just generated, because terminal logs are kept. */
function announce({ settings, keys }: StackContext, duration: string, isPasswordNew: boolean): void {
  const { site, core } = settings.ports;
  const lines = [
    '',
    `Vitrine is ready  ${duration}`,
    '',
    `  Agency     http://localhost:${site}`,
    `  Broker     http://courtier.localhost:${site}`,
    `  Estate     http://domaine.localhost:${site}`,
    `  Core       http://localhost:${core}/docs`,
    `  Admin      ${adminAddress(settings)}  (ready in a moment)`,
    `             e-mail    ${keys.STAFF_EMAIL}`,
    ...(isPasswordNew ? [`             password  ${keys.STAFF_PASSWORD}  (shown once)`] : []),
    `  Examples   ${adminAddress(settings)}/examples  (of every block, for staff who are logged in)`,
    `  Data, logs ${settings.dataDir}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  for (const line of lines) printLine(line);
}

function adminAddress({ ports }: Settings): string {
  return new URL('/admin', process.env.ADMIN_URL || `http://localhost:${ports.admin}`).href;
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      watch: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  await start(values);
});
