import { setTimeout as delay } from 'node:timers/promises';
import { findPart, type PartName, partScripts } from '../find-process.ts';
import { type ProcessFacts, processFacts } from '../leads/process-facts.ts';
import type { Ground } from './ground.ts';
import { type Kept, readKept } from './kept-leads.ts';
import type { Scenario } from './scenario.ts';
import { type Seen, startVisitors } from './visitors.ts';

/** Rounds of a scenario, duration of the fault in each, and requests a second meanwhile. */
export interface Pace {
  times: number;
  faultSeconds: number;
  perSecond: number;
}

/** Everything that a scenario has shown, before it is counted. */
export interface Played {
  scenario: Scenario;
  seen: Seen[];
  acknowledged: number[];
  kept: Kept;
  /** Slowest return to readiness after a fault, s; null when a part did not come back. */
  backAfter: number | null;
  before: PartFacts;
  after: PartFacts;
}

export type PartFacts = Record<PartName, ProcessFacts | null>;

const calmMs = 3_000;
const warmUpMs = 15_000;
/** Time for memory to be given back before it is read. */
const settleMs = 2_000;
/** Time for idle connections to close: the parts keep them for 65 s, so that a proxy in front may use them again. */
const connectionsMs = 70_000;
/** Open files by which a part may have grown: connections that are still in use. */
export const openFilesLimit = 60;
const backLimitMs = 90_000;
const names = Object.keys(partScripts) as PartName[]; // Object.keys forgets the names that the type knows.
let visitorsSoFar = 0;

/** Sends visitors for a while, so that what the parts load and keep once counts for no scenario. */
export async function warmUp(ground: Ground, pace: Pace): Promise<void> {
  const visitors = startVisitors(targetOf(ground), { perSecond: pace.perSecond, first: visitorsSoFar });
  await delay(warmUpMs);
  await visitors.leave();
  visitorsSoFar += visitors.seen.length;
  await delay(settleMs);
}

const targetOf = ({ stack, now }: Ground) => ({
  ...{ origin: stack.origin('site'), now },
  hmacKey: stack.keys.CAPTCHA_HMAC_KEY,
});

/** Plays a scenario under load as often as asked, waits until mails have arrived, and returns what came of it. */
export async function play(scenario: Scenario, ground: Ground, pace: Pace): Promise<Played> {
  const before = await partFacts(ground);
  const visitors = startVisitors(targetOf(ground), { perSecond: pace.perSecond, first: visitorsSoFar });
  let backAfter: number | null = 0;
  for (let time = 0; time < pace.times && backAfter !== null; time += 1) {
    await delay(calmMs);
    await scenario.begin(ground);
    await delay(pace.faultSeconds * 1000);
    await scenario.end(ground);
    const seconds = await secondsUntilReady(ground);
    backAfter = seconds === null ? null : Math.max(backAfter, seconds);
  }
  await delay(calmMs);
  await visitors.leave();
  visitorsSoFar += visitors.seen.length;
  const { seen, acknowledged } = visitors;
  const kept = await readKept(ground, acknowledged, scenario.hasRefusedMails === true);
  await delay(settleMs);
  return { scenario, seen, acknowledged, kept, backAfter, before, after: await settledFacts(ground, before) };
}

/** Returns the facts of the parts once they have no more files open than before, or after the time that connections are kept. */
async function settledFacts(ground: Ground, before: PartFacts): Promise<PartFacts> {
  const start = performance.now();
  for (;;) {
    const after = await partFacts(ground);
    if (openFilesGrowth(before, after) <= openFilesLimit || performance.now() - start > connectionsMs) return after;
    await delay(1_000);
  }
}

async function secondsUntilReady(ground: Ground): Promise<number | null> {
  const start = performance.now();
  while (!(await isReady(ground))) {
    if (performance.now() - start > backLimitMs) return null;
    await delay(100);
  }
  return (performance.now() - start) / 1000;
}

async function isReady({ stack }: Ground): Promise<boolean> {
  const answers = (['site', 'core', 'content'] as const).map(async (part) => {
    const answer = await fetch(`${stack.origin(part)}/readyz`, { signal: AbortSignal.timeout(3_000) });
    await answer.body?.cancel();
    return answer.ok;
  });
  const all = await Promise.all(answers).catch(() => [false]);
  return all.every(Boolean) && (await findPart('worker', stack.dataDir)) !== null;
}

async function partFacts({ stack }: Ground): Promise<PartFacts> {
  const facts = {} as PartFacts; // filled below, one part after another
  for (const name of names) {
    const pid = await findPart(name, stack.dataDir);
    facts[name] = pid === null ? null : await processFacts(pid);
  }
  return facts;
}

/** Returns by how many open files that part has grown that has grown most. */
export function openFilesGrowth(before: PartFacts, after: PartFacts): number {
  const names = Object.keys(before) as (keyof PartFacts)[]; // Object.keys forgets the names that the type knows.
  return Math.max(0, ...names.map((name) => (after[name]?.open ?? 0) - (before[name]?.open ?? 0)));
}
