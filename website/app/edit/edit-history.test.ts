import { expect, test } from 'vitest';
import { type EditAction, nextHistory, startHistory } from './edit-history.ts';

const start = startHistory([{ id: 'a', block_type: 'spacer_block', fields: { height: '10px', text_color: 'red' } }]);
const type = (field: string, value: string): EditAction => ({ kind: 'set', id: 'a', path: `fields.${field}`, value });
const undo: EditAction = { kind: 'undo' };
const redo: EditAction = { kind: 'redo' };
const fields = (...actions: EditAction[]) => actions.reduce(nextHistory, start).now.blocks[0]?.fields;

test('a change is undone and redone', () => {
  expect(fields(type('height', '20px'), undo)).toEqual({ height: '10px', text_color: 'red' });
  expect(fields(type('height', '20px'), undo, redo)).toEqual({ height: '20px', text_color: 'red' });
});

test('consecutive changes of one field are one step', () => {
  expect(fields(type('height', '2'), type('height', '20'), undo)).toEqual({ height: '10px', text_color: 'red' });
});

test('another field is another step', () => {
  const actions = [type('height', '20px'), type('text_color', 'blue'), undo];
  expect(fields(...actions)).toEqual({ height: '20px', text_color: 'red' });
});

test('a new change clears the redo stack', () => {
  expect(fields(type('height', '20px'), undo, type('height', '30px'), redo)?.height).toBe('30px');
});

test('undo and redo without a step change nothing', () => {
  expect(nextHistory(start, undo)).toBe(start);
  expect(nextHistory(start, redo)).toBe(start);
});
