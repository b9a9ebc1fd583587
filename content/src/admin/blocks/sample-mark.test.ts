import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { changedSamples } from './sample-mark.ts';

const row = (index: number, id: string, fields: Record<string, unknown>): FormState => ({
  [`blocks.${index}.id`]: { value: id },
  [`blocks.${index}.params.is_sample`]: { value: true },
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`blocks.${index}.${name}`, { value }])),
});
const before = { ...row(0, 'a', { main_title: 'Exemple' }), ...row(1, 'b', { main_title: 'Autre exemple' }) };
const changed = (after: FormState) => changedSamples('blocks', before, after);

test('a block is no sample any more once its content is changed', () => {
  expect(changed({ ...before, ...row(1, 'b', { main_title: 'Le nôtre' }) })).toEqual(['blocks.1.params.is_sample']);
});

test('a block that is hidden or recoloured stays a sample', () => {
  const settings = { 'blocks.0.params.is_hidden': { value: true }, 'blocks.0.params.color_scheme': { value: 'x' } };
  expect(changed({ ...before, ...settings })).toEqual([]);
});

test('blocks that change places stay samples', () => {
  const moved = { ...row(0, 'b', { main_title: 'Autre exemple' }), ...row(1, 'a', { main_title: 'Exemple' }) };
  expect(changed(moved)).toEqual([]);
});

test('the fields that the server adds to a block change no sample', () => {
  expect(changed({ ...before, 'blocks.0.height': { value: '640px' } })).toEqual([]);
});

test('a block without the mark gets none', () => {
  const own = { ...before, 'blocks.0.params.is_sample': { value: false } };
  expect(changedSamples('blocks', own, { ...own, 'blocks.0.main_title': { value: 'Titre' } })).toEqual([]);
});

test('a rich text that its editor only completes is not changed', () => {
  const text = (words: string, more: object = {}) => ({
    'blocks.0.body': { value: { root: { children: [{ text: words, ...more }] } } },
  });
  const from = { ...before, ...text('Bonjour') };
  expect(changedSamples('blocks', from, { ...before, ...text('Bonjour', { version: 1 }) })).toEqual([]);
  expect(changedSamples('blocks', from, { ...before, ...text('Bonsoir') })).toEqual(['blocks.0.params.is_sample']);
});
