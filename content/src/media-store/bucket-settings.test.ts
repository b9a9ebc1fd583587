import { expect, test } from 'vitest';
import { EnvironmentError, readStoreEnv } from '../env.ts';
import { bucketSettings, uploadOrigin } from './bucket-settings.ts';

const read = (given: Record<string, string>) =>
  readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'a-secret-for-the-tests', ...given });
const origin = (given: Record<string, string>) =>
  uploadOrigin(bucketSettings(read({ MEDIA_BUCKET: 'vitrine', MEDIA_SIGNED_UPLOADS: 'true', ...given })));

test('Files lie on the disk unless a bucket is named.', () => {
  expect(bucketSettings(read({ MEDIA_REGION: 'ca-central-1' }))).toBeNull();
});

test.each<[Record<string, string>, string]>([
  [{ MEDIA_BUCKET: 'Not A Name' }, 'MEDIA_BUCKET: must be the name of a bucket'],
  [{ MEDIA_BUCKET: 'vitrine', MEDIA_ACCESS_KEY_ID: 'AK' }, 'MEDIA_SECRET_ACCESS_KEY: is missing'],
  [{ MEDIA_BUCKET: 'vitrine', MEDIA_PATH_STYLE: 'yes' }, 'MEDIA_PATH_STYLE: must be true or false'],
])('A part does not start with %o.', (given, sentence) => {
  expect(() => read(given)).toThrow(EnvironmentError);
  expect(() => read(given)).toThrow(sentence);
});

test.each<[Record<string, string>, string | null]>([
  [{ MEDIA_REGION: 'ca-central-1' }, 'https://vitrine.s3.ca-central-1.amazonaws.com'],
  [{ MEDIA_ENDPOINT: 'https://s3.example.com' }, 'https://vitrine.s3.example.com'],
  [{ MEDIA_ENDPOINT: 'http://127.0.0.1:9000', MEDIA_PATH_STYLE: 'true' }, 'http://127.0.0.1:9000'],
  [{ MEDIA_SIGNED_UPLOADS: 'false' }, null],
])('Browsers send files to the address of the bucket: %o', (given, expected) => {
  expect(origin(given)).toBe(expected);
});
