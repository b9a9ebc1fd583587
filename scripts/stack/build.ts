import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../process/plain-error.ts';
import { formatDuration, printLine, step } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { runScript } from '../process/run-script.ts';
import { hashInputs } from './content-hash.ts';

interface Build {
  title: string;
  /** Paths whose content determines the result. */
  inputs: string[];
  /** Folder that the tool writes. */
  output: string;
  /** Run one after another. */
  commands: string[][];
  cwd: string;
}

const shared = ['contract/src', 'contract/package.json', 'package-lock.json', 'tsconfig.json'];
const program = (name: string) => [process.execPath, join(root, 'node_modules/.bin', name)];

const builds = {
  website: {
    title: 'website',
    inputs: ['website', 'network/src', ...shared],
    output: 'website/build',
    commands: [
      [...program('vite'), 'build', '--app'],
      [process.execPath, 'server/precompress.ts'],
    ],
    cwd: 'website',
  },
  admin: {
    title: 'admin',
    inputs: ['content', 'database/src', 'network/src', 'pictures/src', ...shared],
    output: 'content/src/admin/.next',
    commands: [[...program('next'), 'build', 'content/src/admin']],
    cwd: '.',
  },
} satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;

interface BuildOptions {
  verbose?: boolean;
  /** Runs at a lower priority. */
  background?: boolean;
  env?: Record<string, string | undefined>;
}

/**
 * Builds the website or the admin, unless the existing build was made from the same files. Throws a PlainError when the tool
 * fails, after printing its output.
 */
export async function build(name: BuildName, options: BuildOptions = {}): Promise<void> {
  const { title, inputs, output, commands, cwd }: Build = builds[name];
  const stamp = join(root, output, '.inputs');
  const hash = await hashInputs(root, inputs);
  const start = performance.now();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) {
    printLine(`✓ The ${title} is built already  ${formatDuration(performance.now() - start)}`);
    return;
  }
  await rm(stamp, { force: true });
  await step(`Building the ${title}`, `The ${title} is built`, async () => {
    for (const command of commands) {
      await runProgram(command, {
        ...options,
        cwd: join(root, cwd),
        env: { ...options.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        failure: `The ${title} could not be built`,
      });
    }
  });
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

function chosen(name: string | undefined): BuildName[] {
  if (name === undefined || name === 'all') return ['website', 'admin'];
  if (name === 'website' || name === 'admin') return [name];
  throw new PlainError(`There is nothing named ${name} to build: give website, admin or all.`);
}

if (import.meta.main) {
  await runScript(async () => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { verbose: { type: 'boolean' } } });
    for (const name of chosen(positionals[0])) await build(name, values);
  });
}
