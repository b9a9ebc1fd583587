import { once } from 'node:events';
import { startChild } from './child-processes.ts';
import { alreadyReported, diskFullSentence, PlainError } from './plain-error.ts';
import { root } from './repository-root.ts';

export interface ProgramOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Error message when the program fails, such as "The website could not be built"; null for a program that prints its own. */
  failure: string | null;
  /** Shows the output as it comes, not only when the program fails. */
  verbose?: boolean;
  /** Runs at a lower priority. */
  background?: boolean;
}

/** Number of characters at the end of the output that the cause of an error holds. */
const keptOutput = 6000;

/**
 * Runs a program to its end. Its output is shown only when it fails, and then a PlainError is thrown. The `cause` of the error is
 * the end of the output. For a verbose program it is the end of standard error, since only that is captured.
 */
export async function runProgram(command: string[], options: ProgramOptions): Promise<void> {
  const whole = options.background ? ['nice', '-n', '10', ...command] : command;
  const child = startChild(whole, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.verbose ? 'inherit' : 'pipe', 'pipe'],
  });
  let output = '';
  if (options.verbose) child.stderr?.pipe(process.stderr, { end: false });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return;
  if (/ENOSPC|no space left on device/i.test(output)) throw new PlainError(diskFullSentence(options.cwd ?? root));
  if (output && !options.verbose) process.stderr.write(`\n${output.trimEnd()}\n\n`);
  if (options.failure === null) throw alreadyReported();
  throw new PlainError(`${options.failure}: why stands above.`, { cause: output.slice(-keptOutput) });
}
