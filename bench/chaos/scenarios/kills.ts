import { findPart, type PartName } from '../../find-process.ts';
import type { Scenario } from '../scenario.ts';
import { restartPrimary, signalPrimary } from './database.ts';

const kill = (part: PartName, rest: Partial<Scenario> = {}): Scenario => ({
  group: 'kill',
  name: part,
  async begin({ stack }) {
    const pid = await findPart(part, stack.dataDir);
    if (pid === null) throw new Error(`No ${part} runs.`);
    process.kill(pid, 'SIGKILL');
  },
  // The supervisor of `npm start` starts it again.
  end: async () => undefined,
  ...rest,
});

export const killScenarios: Scenario[] = [
  kill('website', { mayBeSilent: true }),
  kill('core'),
  kill('content'),
  kill('worker'),
  {
    group: 'kill',
    name: 'PostgreSQL',
    async begin(ground) {
      await signalPrimary(ground, 'SIGKILL');
      await restartPrimary(ground);
    },
    end: async () => undefined,
  },
];
