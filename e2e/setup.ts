import type { TestProject } from 'vitest/node';
import { joinHouse, startHouse } from '../scripts/start-house.ts';
import { firstPort } from './ports.ts';

/** What a browser test needs to know of the house that was started for it. */
export interface TestHouse {
  agency: string;
  broker: string;
  admin: string;
  core: string;
  content: string;
  dataDir: string;
  databaseUrl: string;
  contentKey: string;
  staff: { email: string; password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    house: TestHouse;
  }
}

/** Starts a house for the run, or joins the running one whose data folder `TEST_HOUSE` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.TEST_HOUSE;
  const { origin, dataDir, databaseUrl, keys, stop } = running
    ? await joinHouse(firstPort, running)
    : await startHouse({ firstPort, admin: true });
  project.provide('house', {
    agency: origin('site'),
    broker: origin('site', 'courtier.localhost'),
    admin: `${origin('admin')}/admin`,
    core: origin('core'),
    content: origin('content'),
    dataDir,
    databaseUrl,
    contentKey: keys.CONTENT_API_KEY,
    staff: { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD },
  });
  return stop;
}
