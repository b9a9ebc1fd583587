import { expect } from 'vitest';
import { startCore } from './core-fixture.ts';
import { messageOf } from './message-fixture.ts';

interface Outage {
  /** Address of a database with the site and one listing. */
  databaseUrl: string;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
}

/**
 * Checks that core answers what it can from memory while its database is stopped, 503 for the rest, and everything afterwards.
 */
export async function expectCoreSurvivesOutage({ databaseUrl, stopDatabase, startDatabase }: Outage): Promise<void> {
  const core = startCore(databaseUrl);
  expect((await core.get('properties')).status).toBe(200);
  expect((await core.post(messageOf())).status).toBe(200);

  await stopDatabase();
  // The search keeps cards in memory, but not whole listings.
  const wholeListing = () => core.get('property/10000001');
  for (const call of [wholeListing, () => core.get('search-filters'), () => core.post(messageOf())]) {
    const answer = await call();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  }
  for (const call of [
    () => core.get('properties'),
    () => core.get('properties?format=count'),
    () => core.get('properties?format=map&listingLimit=0'),
    () => core.app.request('/readyz'),
    () => core.app.request('/healthz'),
  ]) {
    expect((await call()).status).toBe(200);
  }

  await startDatabase();
  expect((await core.get('properties')).status).toBe(200);
  expect((await core.post(messageOf({ message: 'De retour' }))).status).toBe(200);
  await core.close();
}
