import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://core:secret@db.example/vitrine';

test('a database address is all that core needs', () => {
  expect(readEnv({ DATABASE_URL })).toMatchObject({
    env: { HOST: '127.0.0.1', PORT: 3001, DATABASE_READ_URLS: [], DATA_DIR: '.data', CAPTCHA_MIN_SCORE: 0.5 },
  });
});

test('read addresses are separated by commas', () => {
  const result = readEnv({ DATABASE_URL, DATABASE_READ_URLS: 'postgres://one/v, postgres://two/v' });
  expect(result).toMatchObject({ env: { DATABASE_READ_URLS: ['postgres://one/v', 'postgres://two/v'] } });
});

test('an empty variable counts as absent', () => {
  expect(readEnv({ DATABASE_URL, SMTP_URL: '', PORT: '' })).toMatchObject({ env: { PORT: 3001 } });
});

test('each wrong variable has its own sentence', () => {
  const wrong = { PORT: 'abc', SMTP_URL: 'mail.example', TRUSTED_PEERS: 'localhost', CAPTCHA_HMAC_KEY: 'short' };
  expect(readEnv(wrong)).toEqual({
    wrong: [
      'PORT must be a port number.',
      'DATABASE_URL is missing.',
      'SMTP_URL must be an address such as smtp://user:password@host:587.',
      'CAPTCHA_HMAC_KEY must have at least 16 characters.',
      'TRUSTED_PEERS must be a list of addresses or networks such as 10.0.0.0/8.',
    ],
  });
});

test('hosts of webhooks are separated by commas, whatever their case', () => {
  expect(readEnv({ DATABASE_URL, WEBHOOK_PRIVATE_HOSTS: 'Localhost, crm.interne,' })).toMatchObject({
    env: { WEBHOOK_PRIVATE_HOSTS: new Set(['localhost', 'crm.interne']) },
  });
});
