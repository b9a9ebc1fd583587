import { once } from 'node:events';
import { startChild } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { root } from '../process/repository-root.ts';
import { runScript } from '../process/run-script.ts';
import { build } from './build.ts';
import { checkPorts } from './check-ports.ts';
import { loadKeys } from './keys.ts';
import { commandOf, environmentOf, type PartName, parts } from './parts.ts';
import { openDatabase, prepareDatabase } from './prepare-database.ts';
import { portVariables, readSettings, type Settings } from './settings.ts';

/** Runs one part in the terminal, for `npm run core` and the like. Resolves when it ends. */
async function runPart(name: PartName): Promise<void> {
  const part = parts[name];
  const settings = settingsFor(name);
  if (name !== 'worker') await checkPorts(settings.ports, [name]);
  const keys = await loadKeys(settings.dataDir, process.env);
  const needsDatabase = name !== 'site';
  const context = {
    settings,
    keys,
    databaseUrl: needsDatabase ? await openDatabase(settings) : '',
    hasDemoListings: false,
  };
  if (needsDatabase) await prepareDatabase(context, { demo: false });
  const env = environmentOf(part, context, false);
  if (part.build) await build(part.build, { env });
  const child = startChild(commandOf(part, false), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new PlainError(`${part.title} ended ${signal ? `by ${signal}` : `with exit code ${code}`}.`);
}

/** Returns the settings in which `PORT` is the port of this part. */
function settingsFor(name: PartName): Settings {
  const { PORT, ...others } = process.env;
  return readSettings(name === 'worker' || !PORT ? others : { ...others, [portVariables[name].variable]: PORT });
}

function isPart(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(parts, name);
}

await runScript(async () => {
  const name = process.argv[2];
  if (!isPart(name)) throw new PlainError(`Name one of the parts: ${Object.keys(parts).join(', ')}.`);
  await runPart(name);
});
