import { runScript } from '../../scripts/process/run-script.ts';
import { commandOf, parts } from '../../scripts/stack/parts.ts';
import { supervise } from '../../scripts/stack/supervise.ts';

// Runs the worker under the supervisor of `npm start`, with the environment of this process.
await runScript(async () => {
  const { title } = parts.worker;
  await supervise({ title, command: commandOf(parts.worker, false), env: {}, readyUrl: null, log: null });
  await new Promise(() => undefined);
});
