import { BlockList } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { generousLimits, startCore } from '../../test/core-fixture.ts';
import { acceptedId, openLeadCore } from '../../test/lead-core.ts';
import { messageOf } from '../../test/message-fixture.ts';

const setup = openLeadCore('core_receive_lead');

test('the same message sent twice is one lead with one pair of mails', async () => {
  const first = await acceptedId(await setup.core.post(messageOf()));
  const second = await acceptedId(await setup.core.post(messageOf()));
  expect(second).toBe(first);
  expect(await setup.leads()).toHaveLength(1);
  expect(await setup.jobs()).toHaveLength(2);
});

test('the same message sent five times at once is one lead', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, async () => acceptedId(await setup.core.post(messageOf()))));
  expect(new Set(ids).size).toBe(1);
  expect(await setup.leads()).toHaveLength(1);
});

test('the same words again after a while are another lead', async () => {
  const first = await acceptedId(await setup.core.post(messageOf()));
  await sql`update lead set created_at = now() - interval '11 minutes'`.execute(setup.database);
  expect(await acceptedId(await setup.core.post(messageOf()))).not.toBe(first);
});

test('an Idempotency-Key means the same lead for a day, and cannot be used for another message', async () => {
  const headers = { 'idempotency-key': 'key-1' };
  const first = await acceptedId(await setup.core.post(messageOf(), headers));
  await sql`update lead set created_at = now() - interval '23 hours'`.execute(setup.database);
  expect(await acceptedId(await setup.core.post(messageOf(), headers))).toBe(first);
  const answer = await setup.core.post(messageOf({ message: 'Autre chose' }), headers);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ type: '/docs#problem-idempotency-key-reused' });
});

const tight = { ...generousLimits, acceptedPerClient: { points: 2, duration: 600 } };

test('one address may send only so much, and is told when to come back', async () => {
  const limited = startCore(setup.databaseUrl, { limits: tight });
  const send = (message: string, address: string) =>
    limited.post(messageOf({ message }), { 'x-forwarded-for': `10.0.0.1, ${address}` });
  expect((await send('1', '192.0.2.1')).status).toBe(200);
  expect((await send('2', '192.0.2.1')).status).toBe(200);
  const refused = await send('3', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused.json()).toMatchObject({ type: '/docs#problem-too-many-calls' });
  expect((await send('4', '192.0.2.2')).status).toBe(200);
  await limited.close();
});

test('X-Forwarded-For of a caller that is not trusted does not evade the limit', async () => {
  const limited = startCore(setup.databaseUrl, { limits: tight, trustedPeers: new BlockList() });
  const send = (message: string) => limited.post(messageOf({ message }), { 'x-forwarded-for': `192.0.2.${message}` });
  await send('1');
  await send('2');
  expect((await send('3')).status).toBe(429);
  await limited.close();
});

test('one e-mail address may send only so much, whatever its case, and the rest is not kept', async () => {
  const limits = { ...generousLimits, perEmail: { points: 1, duration: 600 } };
  const limited = startCore(setup.databaseUrl, { limits });
  expect((await limited.post(messageOf({ message: '1' }))).status).toBe(200);
  expect((await limited.post(messageOf({ message: '2', email: 'LEA@example.ca' }))).status).toBe(429);
  expect(await setup.leads()).toHaveLength(1);
  await limited.close();
});

test('the addresses of one IPv6 network share a limit, and the next network has its own', async () => {
  const limited = startCore(setup.databaseUrl, { limits: tight });
  const send = (message: string, address: string) =>
    limited.post(messageOf({ message }), { 'x-forwarded-for': address });
  expect((await send('1', '2001:db8:0:1::1')).status).toBe(200);
  expect((await send('2', '2001:db8:0:1:ffff::2')).status).toBe(200);
  expect((await send('3', '2001:0DB8::1:0:0:0:3')).status).toBe(429);
  expect((await send('4', '2001:db8:0:2::1')).status).toBe(200);
  await limited.close();
});

test('a dot or a plus makes another e-mail address', async () => {
  const limits = { ...generousLimits, perEmail: { points: 1, duration: 600 } };
  const limited = startCore(setup.databaseUrl, { limits });
  for (const email of ['lea@example.ca', 'l.ea@example.ca', 'lea+maison@example.ca']) {
    expect((await limited.post(messageOf({ email }))).status).toBe(200);
  }
  await limited.close();
});

test('the same message sent again does not count against its e-mail address', async () => {
  const limits = { ...generousLimits, perEmail: { points: 2, duration: 600 } };
  const limited = startCore(setup.databaseUrl, { limits });
  for (let times = 0; times < 4; times++) expect((await limited.post(messageOf())).status).toBe(200);
  expect((await limited.post(messageOf({ message: 'Encore' }))).status).toBe(200);
  await limited.close();
});
