import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { invented } from '../../website/app/block-framework/fixtures/people-fixtures.ts';
import { blockSamples, samplesPath } from './block-samples.ts';

const samples = await blockSamples();

test('the samples of the admin are made from the examples (npm run reference writes them anew)', () => {
  expect(readFileSync(samplesPath, 'utf8')).toBe(samples);
});

test('no sample names a person of the examples', () => {
  expect(invented.map(([name]) => name).filter((name) => samples.includes(name))).toEqual([]);
});

test('no sample has an e-mail address, a phone number or an address of another site', () => {
  expect(samples.match(/@|\d{3}[ -]\d{4}|https?:|tel:|mailto:/g)).toBeNull();
});

test('no sample has a picture of the demo', () => {
  expect(samples).not.toContain('/resources/');
});
