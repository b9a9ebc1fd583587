import { expect, test } from 'vitest';
import { newValues } from './feed-form-values.ts';
import { outcomeOf, stepOfField, stepsOf, withAllSites, wrongUpTo } from './source-steps.ts';

test('columns are asked of files that have no fixed ones', () => {
  expect(stepsOf({ kind: 'ddf', layout: 'xml' })).not.toContain('columns');
  expect(stepsOf({ kind: 'file', layout: 'centris' })).not.toContain('columns');
  expect(stepsOf({ kind: 'file', layout: 'generic' })).toEqual([
    'kind',
    'connection',
    'test',
    'sites',
    'columns',
    'finish',
  ]);
});

test.each([
  ['name', 'kind'],
  ['settings.tokenUrl', 'connection'],
  ['credentials', 'connection'],
  ['settings.sftp.host', 'connection'],
  ['settings.sftp.hostKey', 'test'],
  ['settings.shape.delimiter', 'connection'],
  ['settings.shape.columns.City', 'columns'],
  ['settings.xml.record', 'columns'],
  ['settings.destinations.0.micrositeIds', 'sites'],
  ['every_minutes', 'sites'],
])('the field %s is asked in the step %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});

test('a step is refused for its own fields and those before it, and leads back to the first of them', () => {
  const wrong = { credentials: 'Enter …', every_minutes: 'Enter 5 to 1440 minutes.' };
  expect(wrongUpTo('kind', wrong)).toBeNull();
  expect(wrongUpTo('connection', wrong)).toEqual({ step: 'connection', wrong: { credentials: 'Enter …' } });
  expect(wrongUpTo('sites', wrong)).toEqual({ step: 'connection', wrong });
});

test('before the sites are chosen, the connection is checked with all sites of the person', () => {
  const sites = ['m-1', 'm-2'].map((id) => ({ id, name: id, brokers: [] }));
  expect(withAllSites(newValues([]), sites).destinations).toEqual([{ id: '', sites: ['m-1', 'm-2'] }]);
});

test('a connection that works and has nothing to read yet can be added knowingly', () => {
  const failed = (failure: 'empty' | 'file-missing' | 'credentials-refused') =>
    outcomeOf({ outcome: 'failed', failure, message: '', detail: '' });
  expect([failed('empty'), failed('file-missing'), failed('credentials-refused'), outcomeOf(undefined)]).toEqual([
    'waiting',
    'waiting',
    'bad',
    'bad',
  ]);
});
