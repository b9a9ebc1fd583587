import type { Fault } from '../../../core/test/mail-server.ts';
import { readPostmaster } from '../../../scripts/stack/postmaster.ts';
import type { Ground } from '../ground.ts';
import { leavingVisitors } from '../leaving-visitors.ts';
import type { Scenario } from '../scenario.ts';
import { emptyDisk, fillDisk } from '../small-disk.ts';

const behaving = (name: string, fault: Fault, rest: Partial<Scenario> = {}): Scenario => ({
  group: 'mail',
  name,
  begin: async ({ mails }) => mails.behave(fault),
  end: async ({ mails }) => mails.behave(null),
  ...rest,
});

const mailScenarios: Scenario[] = [
  { group: 'mail', name: 'down', begin: ({ mails }) => mails.goDown(), end: ({ mails }) => mails.comeUp() },
  behaving('refuses for now (451)', 'refuse', { hasRefusedMails: true }),
  behaving('refuses for good (554)', 'reject', { hasRefusedMails: true }),
  behaving('hangs', 'hang', { hasRefusedMails: true }),
];

/** Starts the servers that a full disk has ended, as whoever supervises them does. */
async function startEndedServers({ database }: Ground): Promise<void> {
  if (!(await readPostmaster(database.cluster))) await database.startPrimary();
  if (!(await readPostmaster(database.replicaCluster))) await database.startReplica();
}

/** Keeps a disk full: what the parts remove is taken again. */
function fullDisk(name: string, folderOf: (disks: NonNullable<Ground['disks']>) => string): Scenario {
  let refilling: NodeJS.Timeout | undefined;
  let filling = Promise.resolve();
  return {
    group: 'disk',
    name,
    async begin({ disks }) {
      if (!disks) throw new Error('No disk could be mounted.');
      const folder = folderOf(disks);
      await fillDisk(folder);
      refilling = setInterval(() => {
        filling = filling.then(() => fillDisk(folder));
      }, 200);
    },
    async end(ground) {
      clearInterval(refilling);
      await filling;
      if (ground.disks) await emptyDisk(folderOf(ground.disks));
      await startEndedServers(ground);
    },
  };
}

const clockSetBy = (name: string, shiftMs: number): Scenario => ({
  group: 'clock',
  name,
  begin: ({ setClock }) => setClock(shiftMs),
  end: ({ setClock }) => setClock(0),
});

/** Scenarios of faults outside the services: mail server, disks, clocks and visitors. */
export const surroundingScenarios: Scenario[] = [
  ...mailScenarios,
  fullDisk('of files and logs is full', ({ data }) => data),
  fullDisk('of the database is full', ({ database }) => database),
  clockSetBy('a day forward, then back', 86_400_000),
  clockSetBy('an hour back, then forward', -3_600_000),
  {
    group: 'leaving',
    name: '1,000 visitors who leave',
    begin: leavingVisitors,
    end: async () => undefined,
  },
];
