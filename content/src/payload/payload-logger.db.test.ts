import { withRequestId } from '@vitrine/network/request-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminFixture, startAdmin } from '../../test/admin-fixture.ts';
import { payloadLogger } from './payload-logger.ts';

const password = 'un-mot-de-passe-canari';
const email = 'canari.jaune+essai@oiseaux.example.ca';

let admin: AdminFixture;
let lines: string[] = [];
const write = (line: string) => {
  lines.push(line);
};

beforeAll(async () => {
  admin = await startAdmin('content_logger');
  admin.payload.logger = payloadLogger('admin', 'trace', { write });
  await admin.createUser({ email, password, role: 'editor', name: 'Canari Jaune', second_factor_required: true });
});
afterAll(() => admin.stop());

const traces = /canari|oiseaux|otpauth/i;

test('Log-ins leave nothing of the person in the log, and are logged', async () => {
  lines = [];
  const enrolment = await admin.logIn(email, password);
  const { secret } = enrolment.body.errors[0].data.enrolment;
  expect(secret).toMatch(/^[A-Z2-7]{4} /);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++) statuses.push((await admin.logIn(email, 'faux')).status);
  expect([statuses[0], statuses[10]]).toEqual([401, 429]);
  await admin.logIn(`inconnu.${email}`, password);
  await admin.call('/api/users/forgot-password', { body: { email: [email] } });
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => traces.test(line) || line.includes(secret))).toEqual([]);
});

test.each([
  ['message', { err: new Error(`550 <${email}> unknown`) }],
  ['cause', { err: new Error('not sent', { cause: new Error(email) }) }],
  ['data', { err: Object.assign(new Error('not sent'), { rejected: [email], envelope: { to: email } }) }],
  ['message in an address', { err: new Error(`otpauth://totp/Vitrine:${encodeURIComponent(email)}`.slice(10)) }],
  ['fields', { to: email, nested: { email } }],
])('An address in the %s of an entry is not logged', (_, entry) => {
  lines = [];
  admin.payload.logger.error(entry, 'a mail was not sent');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(traces);
  expect(lines[0]).toContain('a mail was not sent');
});

test('A line that a request causes names it', async () => {
  lines = [];
  await withRequestId('r-1', async () => admin.payload.logger.info('a page was published'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-1', msg: 'a page was published' });
});

test('An error keeps what finds its cause', () => {
  lines = [];
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  admin.payload.logger.error({ err: new Error('Failed', { cause }) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    ...{ part: 'admin', level: 'error', msg: 'Failed' },
    err: {
      type: 'Error',
      message: 'Failed',
      stack: expect.stringContaining('payload-logger'),
      cause: { code: 'ECONNREFUSED' },
    },
  });
});
