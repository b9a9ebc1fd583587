import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPersonalData } from '@vitrine/content/personal-data.ts';
import { privacyTopics } from '@vitrine/contract/privacy-topics.ts';
import { corePersonalData } from '@vitrine/core/db/personal-data.ts';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { privacyRegister, privacyRegisterPath } from './privacy-register.ts';

test('the register of processing is the one that the schemas describe', () => {
  expect(readFileSync(join(root, privacyRegisterPath), 'utf8')).toBe(privacyRegister());
});

test('visitors are told of every kind of data that is not the staff’s own', () => {
  const all = [...corePersonalData, ...contentPersonalData];
  const untold = all.filter(({ told, people }) => told === 'staff' && !/^staff/i.test(people));
  expect(untold.map(({ title }) => title)).toEqual([]);
  const told = new Set(all.flatMap(({ told: rows }) => (rows === 'staff' ? [] : rows)));
  // Figures are no personal data, and visitors are told so.
  expect(privacyTopics.filter((topic) => !told.has(topic))).toEqual(['figures']);
});
