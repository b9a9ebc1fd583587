import type { TestProject } from 'vitest/node';
import { startHouse } from '../scripts/start-house.ts';

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

/** The ports are far from the usual ones, so that a `npm start` may run beside the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, databaseUrl, keys, stop } = await startHouse({ firstPort: 4300, admin: true });
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
