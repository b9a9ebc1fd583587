import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn } from '../../../scripts/tests/full-matrix.ts';
import { headerAttacks } from '../../test/header-attacks.ts';
import { leadFields, leadOf, leadSite } from '../../test/lead-fixture.ts';
import { startMailServer } from '../../test/mail-server.ts';
import { headerOf, type ReadMail, readMail } from '../../test/read-mail.ts';
import { brokerMail } from './broker-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { isAscii } from './header-text.ts';
import type { Lead } from './lead.ts';
import type { Mail } from './mail.ts';
import { createOutbox, createSmtpTransport } from './mail-transport.ts';

const from = 'no-reply@boreale.example';

/** Fields that are used in headers. */
const fields = ['first_name', 'last_name', 'email', 'municipality', 'property_type'];

type AttackedLead = (attack: string) => Lead;

const everyField: AttackedLead = (attack) =>
  leadOf('property_valuation', {
    fields: Object.fromEntries(Object.keys(leadFields.property_valuation).map((field) => [field, attack])),
    source_page: attack,
    consent_text: attack,
  });

/** Leads with an attack in one of these fields, or around the visitor's address. */
const oneField = inTurn<AttackedLead>([
  ...fields.map(
    (field): AttackedLead =>
      (attack) =>
        leadOf('property_alert', { fields: { [field]: attack } }),
  ),
  (attack) => leadOf('contact_form', { fields: { email: `lea${attack}@example.ca` } }),
  (attack) => leadOf('contact_form', { fields: { email: `lea@${attack}.ca` } }),
  (attack) =>
    leadOf('contact_form', {
      fields: { first_name: '', last_name: '', full_name: attack, message: attack, uls: attack },
    }),
]);

const mailsWith = (attack: string): Mail[] =>
  [...oneField(), everyField].flatMap((leadWith) => {
    const lead = leadWith(attack);
    const confirmation = confirmationMail(lead, leadSite, from);
    return [brokerMail(lead, leadSite, from), ...(confirmation ? [confirmation] : [])];
  });

const always = [
  'Auto-Submitted',
  'Content-Language',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
];

const addresses = (mail: ReadMail, name: string) =>
  addressparser(headerOf(mail, name) ?? '', { flatten: true }).map(({ address }) => address);

function expectHarmless(raw: string, { to, replyTo }: Mail): void {
  const mail = readMail(raw);
  const names = mail.headers.map(([name]) => name).sort();
  expect(names).toEqual([...always, ...(replyTo ? ['Reply-To'] : [])].sort());
  expect(addresses(mail, 'From')).toEqual([from]);
  expect(addresses(mail, 'To')).toEqual([to.address]);
  expect(addresses(mail, 'Reply-To')).toEqual(replyTo ? [replyTo.address] : []);
  expect(mail.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
  expect(headerOf(mail, 'Subject')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|=\?/u);
  // Line length of RFC 5322 §2.1.1; headers are ASCII.
  expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  expect(isAscii(raw.slice(0, raw.indexOf('\r\n\r\n')))).toBe(true);
}

test('there are at least eighty attacks, all different', () => {
  expect(new Set(headerAttacks).size).toBeGreaterThanOrEqual(80);
  expect(new Set(headerAttacks).size).toBe(headerAttacks.length);
});

describe('as a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-attacks-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test.each(headerAttacks)('%j adds no header, recipient or part', async (attack) => {
    const outbox = createOutbox(folder);
    for (const mail of mailsWith(attack)) {
      await outbox.send(mail);
      expectHarmless(await readFile(join(folder, `${mail.messageId.slice(1, -1)}.eml`), 'utf8'), mail);
    }
    expect(await readdir(folder)).toHaveLength(2);
  });
});

test('over SMTP every mail goes to its one recipient', async () => {
  const server = await startMailServer();
  const transport = createSmtpTransport(server.url);
  const mails = headerAttacks.flatMap((attack) => mailsWith(attack).slice(-1));
  for (const [index, mail] of mails.entries()) {
    await transport.send(mail);
    const received = server.received[index];
    expect(received?.to).toEqual([mail.to.address]);
    expectHarmless(received?.raw ?? '', mail);
  }
  transport.close();
  await server.goDown();
}, 60_000);
