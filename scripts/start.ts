import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { stopping } from './children.ts';
import { fillDatabase, openDatabase } from './database.ts';
import { isStaffPasswordNew, keptKeys } from './keys.ts';
import { commandOf, environmentOf, type PartName, parts, portOf, type Surroundings } from './parts.ts';
import { describeFailure } from './plain-error.ts';
import { isPortFree } from './ports.ts';
import { formatDuration, say, step } from './progress.ts';
import { runScript } from './run-script.ts';
import { readSettings, type Settings } from './settings.ts';
import { supervise } from './supervise.ts';

interface Mode {
  /** Serve from source and start again at each change, rather than from a build. */
  watch: boolean;
  verbose: boolean;
  /** The admin is built and served as well. */
  admin: boolean;
}

/** `npm start` and `npm run dev`: the whole house, from an empty folder or from what is there. Never returns. */
async function start({ watch, verbose, admin }: Mode): Promise<void> {
  const begin = performance.now();
  const settings = readSettings(process.env);
  await checkPorts(settings.ports, ['site', 'core', 'content', 'admin']);
  const isPasswordNew = await isStaffPasswordNew(settings.dataDir, process.env);
  const keys = await keptKeys(settings.dataDir, process.env);

  const services = async (): Promise<Surroundings> => {
    const surroundings = { settings, keys, databaseUrl: await openDatabase(settings) };
    await fillDatabase(surroundings, { demo: true });
    await Promise.all([serve('core', surroundings, watch), serve('content', surroundings, watch)]);
    await serve('worker', surroundings, watch);
    return surroundings;
  };
  const [surroundings] = await Promise.all([services(), watch || build('website', { verbose })]);
  await serve('site', surroundings, watch);
  await servePropertySite(surroundings, watch);
  announce(surroundings, formatDuration(performance.now() - begin), isPasswordNew);

  if (admin) await serveAdmin(surroundings, { watch, verbose });
  await new Promise<never>(() => {});
}

async function serve(name: PartName, surroundings: Surroundings, watch: boolean): Promise<void> {
  const part = parts[name];
  const { settings } = surroundings;
  await step(`${part.title} is starting`, `${part.title} runs`, () =>
    supervise({
      title: part.title,
      command: commandOf(part, watch),
      env: environmentOf(part, surroundings, watch),
      readyUrl: part.ready && `http://localhost:${portOf(name, settings)}${part.ready}`,
      log: watch ? null : join(settings.dataDir, 'logs', `${name}.log`),
    }),
  );
}

/** Only one page of the demo frames it, so a port that is taken costs no more than that. */
async function servePropertySite(surroundings: Surroundings, watch: boolean): Promise<void> {
  const port = surroundings.settings.ports.propertySite;
  if (await isPortFree(port)) await serve('propertySite', surroundings, watch);
  else say(`! The demo’s property site does not run, as port ${port} is taken: choose one with PROPERTY_SITE_PORT.`);
}

/** The admin takes longest to build and visitors do not need it, so it comes last and cannot bring the rest down. */
async function serveAdmin(surroundings: Surroundings, { watch, verbose }: Omit<Mode, 'admin'>): Promise<void> {
  const { settings } = surroundings;
  try {
    const env = environmentOf(parts.admin, surroundings, watch);
    if (!watch) await build('admin', { verbose, background: true, env });
    await serve('admin', surroundings, watch);
    say(`  Staff log in at ${adminAddress(settings)}`);
  } catch (error) {
    if (stopping()) return;
    say(`! The admin does not run, all else does. ${describeFailure(error, settings.dataDir)}`);
    if (process.env.DEBUG) console.error(error);
  }
}

/** Prints the addresses. The staff password is printed only when it was just made: a terminal's log outlives the need. */
function announce({ settings, keys }: Surroundings, duration: string, isPasswordNew: boolean): void {
  const { site, core } = settings.ports;
  const lines = [
    '',
    `Vitrine is ready  ${duration}`,
    '',
    `  Agency     http://localhost:${site}`,
    `  Broker     http://courtier.localhost:${site}`,
    `  Core       http://localhost:${core}/docs`,
    `  Admin      ${adminAddress(settings)}  (ready in a moment)`,
    `             e-mail    ${keys.STAFF_EMAIL}`,
    ...(isPasswordNew ? [`             password  ${keys.STAFF_PASSWORD}  (shown once)`] : []),
    `  Data, logs ${settings.dataDir}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  for (const line of lines) say(line);
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
