import { expect, test } from 'vitest';
import { MailLedger } from './mail-ledger.ts';

const mail = (to: string, head: string) => ({ to: [to], raw: `${head}\r\nSubject: x\r\n\r\nv9@visitors.example` });
const confirmation = (messageId: string) => mail('v7@visitors.example', `Message-ID:\r\n <${messageId}>`);

test('a mail to a visitor is the confirmation of their lead, one to anybody else the broker’s by whom it answers', () => {
  const ledger = new MailLedger();
  ledger.note(confirmation('a'));
  ledger.note(
    mail('maude@agency.example', 'Message-ID: <b>\r\nReply-To: =?UTF-8?Q?L=C3=A9a?=\r\n <v7@visitors.example>'),
  );
  expect([...ledger.deliveries.keys()]).toEqual(['7 confirmation', '7 broker']);
});

test('copies are counted by their Message-ID', () => {
  const ledger = new MailLedger();
  for (const id of ['a', 'a', 'b']) ledger.note(confirmation(id));
  expect([...(ledger.of(7, 'confirmation')?.copies ?? [])]).toEqual([
    ['<a>', 2],
    ['<b>', 1],
  ]);
});

test('a mail that names no visitor in its head is a stranger’s', () => {
  const ledger = new MailLedger();
  ledger.note(mail('maude@agency.example', 'Message-ID: <c>'));
  expect(ledger.unrelated).toBe(1);
});
