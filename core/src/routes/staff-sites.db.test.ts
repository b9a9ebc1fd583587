import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';

let core: ReturnType<typeof startCore>;
let staff: ReturnType<typeof staffCaller>;
const path = 'sites/m-1/lead-settings';

beforeAll(async () => {
  core = startCore(await createCoreDatabase('core_staff_sites'), { staffKey });
  staff = staffCaller(core);
});
afterAll(() => core.close());

const patch = (body: unknown) => staff(path, { method: 'PATCH', body });

test('a site starts with three years and no webhook, and what is changed stays', async () => {
  const periods = { retention_days: 1095, proof_retention_days: 1095 };
  const settings = { ...periods, webhook_url: null, has_webhook_secret: false, webhook_gone_at: null };
  expect(await (await staff(path)).json()).toEqual({ data: settings });
  await patch({ retention_days: 365 });
  const answer = await patch({ webhook_url: 'https://crm.example/leads' });
  expect(await answer.json()).toEqual({
    data: { ...settings, retention_days: 365, webhook_url: 'https://crm.example/leads', has_webhook_secret: true },
  });
});

test('a webhook’s secret is shown when it is made, and never again', async () => {
  const make = async () => (await (await staff('sites/m-1/webhook-secret', { method: 'POST' })).json()).data.secret;
  const [first, second] = [await make(), await make()];
  expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(second).not.toBe(first);
  const text = await (await staff(path)).text();
  expect(JSON.parse(text).data.has_webhook_secret).toBe(true);
  expect(text).not.toContain('whsec_');
});

test('a site without a webhook gets no secret', async () => {
  await patch({ webhook_url: null });
  const answer = await staff('sites/m-1/webhook-secret', { method: 'POST' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Indiquez d’abord l’adresse du webhook.' }] });
});

test.each([
  { retention_days: 29 },
  { retention_days: 3651 },
  { retention_days: 30.5 },
  { webhook_url: 'javascript:alert(1)' },
  { webhook_url: 'file:///etc/passwd' },
  { webhook_url: 'crm.example' },
  { webhook_url: 'http://crm.example/' },
  { webhook_url: 'https://10.0.0.1/' },
  { webhook_url: 'https://user:secret@crm.example/' },
])('%j is refused', async (body) => {
  expect((await patch(body)).status).toBe(422);
});

test('only who looks after all sites may see and change this', async () => {
  const sites = { sites: ['m-1'] };
  const answers = await Promise.all([
    staff(path, sites),
    staff(path, { ...sites, method: 'PATCH', body: { retention_days: 30 } }),
    staff('sites/m-1/webhook-secret', { ...sites, method: 'POST' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await staff('sites/m-9/lead-settings')).status).toBe(404);
});
