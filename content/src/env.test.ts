import { expect, test } from 'vitest';
import { EnvironmentError, readPublicEnv } from './env.ts';

const complete = {
  DATABASE_URL: 'postgres://localhost/vitrine',
  PAYLOAD_SECRET: 'a-secret-of-enough-length',
  CONTENT_API_KEY: 'a-key-of-enough-length',
};

test('What is not given has its usual value.', () => {
  expect(readPublicEnv(complete)).toMatchObject({
    PORT: 3002,
    DATABASE_READ_URLS: [],
    CORE_URL: 'http://localhost:3001',
  });
});

test('Replicas are named with commas between.', () => {
  const { DATABASE_READ_URLS } = readPublicEnv({ ...complete, DATABASE_READ_URLS: 'postgres://a/x,postgres://b/x' });
  expect(DATABASE_READ_URLS).toEqual(['postgres://a/x', 'postgres://b/x']);
});

test('What is missing or wrong is said in one line a variable.', () => {
  const read = () => readPublicEnv({ CONTENT_API_KEY: 'short', PORT: 'x', PAYLOAD_SECRET: complete.PAYLOAD_SECRET });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(
    /DATABASE_URL: give the address of a PostgreSQL database\n(.*\n)?PORT: .+\nCONTENT_API_KEY: is shorter than 16 characters$/s,
  );
});
