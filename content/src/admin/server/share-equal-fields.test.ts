import { expect, test } from 'vitest';
import { shareEqualParts } from './share-equal-fields.ts';

test('equal parts of a configuration become one object, and nothing else changes', () => {
  const button = () => ({ name: 'button', fields: [{ name: 'icon', options: ['left', 'right'] }] });
  const fields = [button(), { name: 'group', fields: [button(), { name: 'icon', options: ['left'] }] }];
  const shared = shareEqualParts(structuredClone(fields), new Map());
  expect(shared).toEqual(fields);
  expect(shared[1]?.fields[0]).toBe(shared[0]);
  expect(shared[1]?.fields[1]).not.toBe(shared[0]?.fields[0]);
});
