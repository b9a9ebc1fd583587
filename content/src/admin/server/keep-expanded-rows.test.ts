import { expect, test } from 'vitest';
import { keepExpandedRows } from './keep-expanded-rows.ts';

const sent = { blocks: { rows: [{ id: 'a', collapsed: true }, { id: 'b' }] }, title: { value: 'Accueil' } };
const answered = {
  blocks: {
    rows: [
      { id: 'a', collapsed: true, isLoading: false },
      { id: 'b', collapsed: true },
      { id: 'c', collapsed: true },
      { id: 'd' },
    ],
  },
  title: { value: 'Accueil', valid: false },
};

test('an answer repeats no `collapsed` that the form sent, and keeps the others', () => {
  expect(keepExpandedRows(sent, answered)).toEqual({
    ...answered,
    blocks: {
      rows: [{ id: 'a', isLoading: false }, { id: 'b', collapsed: true }, { id: 'c', collapsed: true }, { id: 'd' }],
    },
  });
});

test('the first state of a form is left as it is', () => {
  expect(keepExpandedRows(undefined, answered)).toBe(answered);
});
