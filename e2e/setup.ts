import type { TestProject } from 'vitest/node';
import { forBrowserTests, joinOrStartStack } from '../scripts/tests/start-stack.ts';

/** Addresses and credentials of the stack under test. */
export interface TestStack {
  agency: string;
  broker: string;
  estate: string;
  admin: string;
  core: string;
  content: string;
  dataDir: string;
  databaseUrl: string;
  contentKey: string;
  staff: { email: string; password: string };
  /** Cookie of the staff account, `name=value`; '' when the admin does not run. */
  staffCookie: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: TestStack;
  }
}

/** Starts or joins the stack of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, databaseUrl, keys, stop } = await joinOrStartStack(forBrowserTests);
  project.provide('stack', {
    agency: origin('site'),
    broker: origin('site', 'courtier.localhost'),
    estate: origin('site', 'domaine.localhost'),
    admin: `${origin('admin')}/admin`,
    core: origin('core'),
    content: origin('content'),
    dataDir,
    databaseUrl,
    contentKey: keys.CONTENT_API_KEY,
    staff: { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD },
    staffCookie: await logIn(origin('admin'), { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD }),
  });
  return stop;
}

/** Logs in once for all files. */
async function logIn(admin: string, account: TestStack['staff']): Promise<string> {
  const headers = { origin: admin, 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: JSON.stringify(account) };
  const answer = await fetch(`${admin}/api/users/login`, call).catch(() => null);
  return answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
