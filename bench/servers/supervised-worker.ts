import { commandOf, parts } from '../../scripts/parts.ts';
import { runScript } from '../../scripts/run-script.ts';
import { supervise } from '../../scripts/supervise.ts';

// The worker as `npm start` keeps it running; its environment is that of this process.
await runScript(async () => {
  const { title } = parts.worker;
  await supervise({ title, command: commandOf(parts.worker, false), env: {}, readyUrl: null, log: null });
  await new Promise(() => undefined);
});
