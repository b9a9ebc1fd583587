'use server';

import { feedAnswer } from '@vitrine/contract/core/staff-feeds.ts';
import { searchPagePath } from '@vitrine/contract/search-path.ts';
import { readDemoEnv } from '../../env.ts';
import { openSession } from '../leads/session.ts';
import { type Language, requestStaffApi, type StaffApiAnswer, toLanguage } from '../leads/staff-api.ts';
import { runFeed } from './actions.ts';
import { type DemoChange, isDemoSource, letTimePassThere } from './demo-server.ts';
import { demoTexts } from './demo-texts.ts';

export interface PassedTime {
  /** The listings that changed, with the addresses of their pages. */
  changes: (DemoChange & { href: string })[];
  /** The last run that had ended before; a later one reads the changes. */
  lastRun: string | null;
}

/** Makes time pass for the listings of a source of the demo, and has the source read. */
export async function letTimePass(given: Language, id: string): Promise<StaffApiAnswer<PassedTime>> {
  const language = toLanguage(given);
  const session = await openSession(language);
  const demo = readDemoEnv();
  if (!session || !demo) return { kind: 'unavailable' };
  const source = await requestStaffApi(session.caller, `feeds/${encodeURIComponent(id)}`, feedAnswer);
  if (source.kind !== 'ok') return source;
  if (!isDemoSource(source.data.settings)) return { kind: 'not-found' };
  const changes = await letTimePassThere();
  if (!changes) return { kind: 'refused', message: demoTexts[language].unavailable };
  const run = await runFeed(language, id);
  if (run.kind !== 'ok') return run;
  const hrefOf = (number: string) => new URL(`${searchPagePath(language)}/x-${number}`, demo.websiteUrl).href;
  return {
    kind: 'ok',
    data: {
      changes: changes.map((change) => ({ ...change, href: hrefOf(change.number) })),
      lastRun: source.data.runs.find(({ outcome }) => outcome !== 'running')?.id ?? null,
    },
  };
}
