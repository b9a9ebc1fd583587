import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import { createOutbox } from './mail-transport.ts';

let folder: string;
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail: Mail = {
  messageId: '<lead.1.broker@boreale.example>',
  from: { name: 'Agence Boréale', address: 'no-reply@boreale.example' },
  to: { name: 'Gagnon, Maude', address: 'maude@boreale.example' },
  replyTo: { name: 'Léa\r\nBcc: all@example.ca', address: 'lea@example.ca' },
  subject: 'Bonjour\r\nBcc: all@example.ca',
  text: 'Texte',
  html: '<p>Texte</p>',
  headers: {},
};

async function write(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'));
  const outbox = createOutbox(join(folder, 'outbox'));
  await outbox.send(mail);
  await outbox.send(mail);
  outbox.close();
  expect(await readdir(join(folder, 'outbox'))).toEqual(['lead.1.broker@boreale.example.eml']);
  return readFile(join(folder, 'outbox', 'lead.1.broker@boreale.example.eml'), 'utf8');
}

test('the outbox holds one file a mail, however often it is sent', async () => {
  expect(await write()).toContain('To: "Gagnon, Maude" <maude@boreale.example>');
});

test('mails and their folder are readable by their owner alone, even where both were readable by others', async () => {
  await write();
  const outbox = join(folder, 'outbox');
  const file = join(outbox, 'lead.1.broker@boreale.example.eml');
  await chmod(outbox, 0o755);
  await chmod(file, 0o644);
  await createOutbox(outbox).send(mail);
  const modes = await Promise.all([outbox, file].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
});

test('a line break adds no header', async () => {
  expect(await write()).not.toMatch(/^Bcc:/im);
});
