import { leadAnswer } from '@vitrine/contract/core/staff-leads.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { generousLimits, site, startCore } from '../../test/core-fixture.ts';
import { openLeadCore } from '../../test/lead-core.ts';
import { messageOf } from '../../test/message-fixture.ts';
import { staffCaller, staffKey } from '../../test/staff-fixture.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';

const setup = openLeadCore('core_without_captcha', { staffKey });
let staff: ReturnType<typeof staffCaller>;

beforeAll(async () => {
  await upsertCoreSite(setup.databaseUrl, { ...site, captcha: { version: 'altcha' } });
  staff = staffCaller(setup.core);
});

const heldMessage = (given: Record<string, string> = {}) => messageOf({ without_captcha: 'true', ...given });
const leads = () => setup.database.selectFrom('lead').select(['status', 'without_captcha']).execute();
const mails = async () => {
  const { rows } = await sql<{ kind: string }>`
    select data->>'kind' as kind from core_queue.job where name = 'lead-mail' order by 1
  `.execute(setup.database);
  return rows.map(({ kind }) => kind);
};

test('a message without JavaScript is kept for staff, and nobody gets a mail', async () => {
  const answer = await setup.core.post(heldMessage());
  expect(answer.status).toBe(200);
  expect(await leads()).toEqual([{ status: 'quarantined', without_captcha: true }]);
  expect(await mails()).toEqual([]);
});

test('staff see why it is held; once they release it, the broker and the visitor get their mails, once', async () => {
  const { id } = await (await setup.core.post(heldMessage())).json();
  const held = leadAnswer.parse(await (await staff(`leads/${id}`)).json()).data;
  expect([held.status, held.without_captcha]).toEqual(['quarantined', true]);
  const released = await staff(`leads/${id}/release`, { method: 'POST' });
  expect(leadAnswer.parse(await released.json()).data.status).toBe('accepted');
  await staff(`leads/${id}/release`, { method: 'POST' });
  expect(await mails()).toEqual(['broker', 'confirmation']);
});

test('staff discard it, and nobody ever gets it', async () => {
  const { id } = await (await setup.core.post(heldMessage())).json();
  expect((await staff(`leads/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect([await leads(), await mails()]).toEqual([[], []]);
});

test('a wrong captcha answer is refused even when it claims to be without JavaScript', async () => {
  expect((await setup.core.post(heldMessage({ recaptcha_response: 'forged' }))).status).toBe(422);
  expect(await leads()).toEqual([]);
});

test.each([
  ['network', { withoutCaptchaPerClient: { points: 2, duration: 600 } }],
  ['site', { withoutCaptchaPerSite: { points: 2, duration: 600 } }],
])('more than some from one %s are refused for a while', async (_, limits) => {
  const limited = startCore(setup.databaseUrl, { limits: { ...generousLimits, ...limits } });
  const statuses: number[] = [];
  for (const message of ['one', 'two', 'three']) statuses.push((await limited.post(heldMessage({ message }))).status);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
