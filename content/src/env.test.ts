import { expect, test } from 'vitest';
import { EnvironmentError, readPublicEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://localhost/vitrine',
  PAYLOAD_SECRET: 'a-secret-of-enough-length',
  CONTENT_API_KEY: 'a-key-of-enough-length',
};

test('A variable that is not set has its default.', () => {
  expect(readPublicEnv(complete)).toMatchObject({
    PORT: 3002,
    HOST: '127.0.0.1',
    DATABASE_READ_URLS: [],
    CORE_URL: 'http://localhost:3001',
  });
});

test('Commas separate the replicas.', () => {
  const { DATABASE_READ_URLS } = readPublicEnv({ ...complete, DATABASE_READ_URLS: 'postgres://a/x,postgres://b/x' });
  expect(DATABASE_READ_URLS).toEqual(['postgres://a/x', 'postgres://b/x']);
});

test.each([
  ['https://purge.example.com/tags', true],
  ['http://varnish:6081/purge', true],
  ['http://10.0.3.4/purge', true],
  ['http://purge.example.com/tags', false],
  ['http://10.0.3.4.example.com/', false],
  ['ftp://varnish/', false],
])('The purge URL %s is accepted: %s, as tokens go over http within a private network alone.', (url, isAccepted) => {
  const read = () => readPublicEnv({ ...complete, PURGE_URL: url }).PURGE_URL;
  if (isAccepted) expect(read()).toBe(url);
  else expect(read).toThrow(/PURGE_URL: must be https, or http to a host of a private network/);
});

test('An error names every missing or wrong variable in a line of its own.', () => {
  const read = () => readPublicEnv({ CONTENT_API_KEY: 'short', PORT: 'x', PAYLOAD_SECRET: complete.PAYLOAD_SECRET });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(
    /DATABASE_URL: give the address of a PostgreSQL database\n(.*\n)?PORT: .+\nCONTENT_API_KEY: is shorter than 16 characters$/s,
  );
});
