import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { recordState, redoStep, startHistory, undoStep } from './form-history.ts';

/** Returns the state of a form with two blocks of these titles, and more fields. */
const form = (first: string, second: string, more: FormState = {}): FormState => ({
  blocks: { value: 2 },
  'blocks.0.id': { value: 'a' },
  'blocks.0.main_title': { value: first },
  'blocks.1.id': { value: 'b' },
  'blocks.1.main_title': { value: second },
  ...more,
});
const titles = (state: FormState | undefined) =>
  [0, 1].map((index) => state?.[`blocks.${index}.main_title`]?.value ?? null);

const start = startHistory(form('Un', 'Deux'));

test('a change is undone and redone', () => {
  const changed = recordState(start, form('Un', 'Autre'), true);
  const undone = undoStep(changed);
  expect(titles(undone?.now)).toEqual(['Un', 'Deux']);
  expect(titles((undone && redoStep(undone))?.now)).toEqual(['Un', 'Autre']);
});

test('consecutive changes of one field are one step', () => {
  const typed = ['A', 'Au', 'Aut'].reduce((history, text) => recordState(history, form('Un', text), true), start);
  expect(titles(undoStep(typed)?.now)).toEqual(['Un', 'Deux']);
});

test('changes of two fields are two steps', () => {
  const typed = recordState(recordState(start, form('Un', 'Autre'), true), form('Premier', 'Autre'), true);
  const once = undoStep(typed);
  expect(titles(once?.now)).toEqual(['Un', 'Autre']);
  expect(titles((once && undoStep(once))?.now)).toEqual(['Un', 'Deux']);
});

test('the fields that the server adds to a new row belong to the step of the row', () => {
  const row = { blocks: { value: 3 }, 'blocks.2.id': { value: 'c' } };
  const added = recordState(start, form('Un', 'Deux', row), true);
  const completed = recordState(added, form('Un', 'Deux', { ...row, 'blocks.2.align': { value: 'left' } }), true);
  expect(completed.past).toHaveLength(1);
  expect(Object.keys(undoStep(completed)?.now ?? {})).not.toContain('blocks.2.id');
});

test('a state of the server, such as that of the other language, is no step', () => {
  expect(recordState(start, form('One', 'Two'), false).past).toEqual([]);
});

test('an answer without another value is no step', () => {
  const answered = recordState(start, form('Un', 'Deux', { updatedAt: { value: '2026-11-22' } }), true);
  expect(answered.past).toEqual([]);
  expect(answered.now.updatedAt?.value).toBe('2026-11-22');
});

test('a change after an undo ends what could be redone', () => {
  const undone = undoStep(recordState(start, form('Un', 'Autre'), true));
  const other = undone && recordState(undone, form('Nouveau', 'Deux'), true);
  expect(other && redoStep(other)).toBeNull();
});

test('nothing is undone at the start', () => {
  expect([undoStep(start), redoStep(start)]).toEqual([null, null]);
});

test('a rich text that is undone gets another initial value, which its editor reads', () => {
  const text = (words: string) => ({ body: { value: { root: words }, initialValue: 'first' } });
  const changed = recordState(startHistory(text('Un')), text('Deux'), true);
  expect(undoStep(changed)?.now.body).toEqual({ value: { root: 'Un' }, initialValue: { root: 'Un' } });
});
