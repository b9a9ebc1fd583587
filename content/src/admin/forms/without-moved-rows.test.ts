import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { withoutMovedRows } from './without-moved-rows.ts';

const rows = (...ids: string[]): FormState => ({ blocks: { rows: ids.map((id) => ({ id })) } });
const answer: FormState = {
  'blocks.0.title': { value: 'Un' },
  'blocks.1.title': { value: '', addedByServer: true },
  'blocks.1.items.0.text': { value: '', addedByServer: true },
  summary: { value: '', addedByServer: true },
};

test('the fields of a row that is still in its place are kept', () => {
  expect(withoutMovedRows(answer, rows('a', 'new'), rows('a', 'new', 'b'))).toEqual(answer);
});

test.each([
  ['was moved', rows('new', 'a')],
  ['was removed, so that the next one is in its place', rows('a', 'b')],
  ['was the last and is removed', rows('a')],
])('the fields that the server adds to a row that %s are left out', (_, now) => {
  const inner = { 'blocks.1.items': { rows: [{ id: 'i' }] } };
  const kept = withoutMovedRows(answer, { ...rows('a', 'new'), ...inner }, now);
  expect(Object.keys(kept)).toEqual(['blocks.0.title', 'summary']);
});
