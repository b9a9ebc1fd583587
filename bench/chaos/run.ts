import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../../scripts/process/plain-error.ts';
import { printLine } from '../../scripts/process/progress.ts';
import { root } from '../../scripts/process/repository-root.ts';
import { runScript } from '../../scripts/process/run-script.ts';
import { machineFacts } from '../machine.ts';
import { type ChaosRow, chaosTable, rowOf, writeChaosTable } from './chaos-row.ts';
import { prepareGround } from './ground.ts';
import { type Pace, play, warmUp } from './play.ts';
import { groups, type Scenario } from './scenario.ts';
import { databaseScenarios } from './scenarios/database.ts';
import { killScenarios } from './scenarios/kills.ts';
import { serviceScenarios } from './scenarios/services.ts';
import { surroundingScenarios } from './scenarios/surroundings.ts';

const page = join(root, 'docs/chaos.md');
const all: Scenario[] = [...serviceScenarios, ...databaseScenarios, ...surroundingScenarios, ...killScenarios];

/** Runs `npm run chaos`. Returns the exit code: 1 when something was lost, or seen that should not be. */
async function run(chosen: readonly Scenario[], pace: Pace, isWritten: boolean): Promise<number> {
  const machine = machineFacts();
  const ground = await prepareGround();
  if (!ground.disks) printLine('! No disk can be mounted here (only root may), so full disks are left out.');
  const playable = chosen.filter(({ group }) => group !== 'disk' || ground.disks);
  const rows: ChaosRow[] = [];
  await warmUp(ground, pace);
  for (const scenario of playable) {
    const played = await play(scenario, ground, pace);
    const row = rowOf(played);
    rows.push(row);
    console.log(JSON.stringify(row));
    printExamples(played.seen);
  }
  const table = chaosTable(rows, machine, pace);
  console.error(`\n${table}\n`);
  if (isWritten) await writeFile(page, writeChaosTable(await readFile(page, 'utf8'), table));
  return rows.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

/** Prints each kind of answer that should not be once. */
function printExamples(seen: Awaited<ReturnType<typeof play>>['seen']): void {
  const unwanted = seen.filter(({ outcome }) => outcome === 'wrong' || outcome === 'none');
  const examples = new Map(
    unwanted.map(({ path, status, detail = '' }) => [`${status} ${detail.slice(0, 60)}`, { path, detail }]),
  );
  for (const { path, detail } of [...examples.values()].slice(0, 8)) printLine(`! ${path}: ${detail}`);
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [...groups] },
      times: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '6' },
      rate: { type: 'string', default: '30' },
      write: { type: 'boolean', default: false },
    },
  });
  // `database` or `database: stopped`
  const chosen = all.filter(({ group, name }) =>
    values.only.some((only) => only === group || only === `${group}: ${name}`),
  );
  if (chosen.length === 0) throw new PlainError(`Choose from ${groups.join(', ')}, or one row such as "core: slow".`);
  const [times, faultSeconds, perSecond] = [Number(values.times), Number(values.seconds), Number(values.rate)];
  if (![times, faultSeconds, perSecond].every((number) => Number.isSafeInteger(number) && number >= 1)) {
    throw new PlainError('--times, --seconds and --rate take whole numbers from 1 on.');
  }
  return run(chosen, { times, faultSeconds, perSecond }, values.write);
});
