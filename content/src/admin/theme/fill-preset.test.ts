import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { fillLook, fillPreset, restoreTheme } from './fill-preset.ts';

interface Action {
  type: string;
  path?: string;
  value?: unknown;
  state?: FormState;
}

/** Returns a form with one colour of the presets and one other colour; it records the actions that are dispatched. */
function startForm() {
  const fields: FormState = {
    name: { value: 'Boréale' },
    'theme.preset': { value: 'blue' },
    'theme.colors': { rows: [{ id: 'a' }, { id: 'b' }] },
    'theme.colors.0.name': { value: 'accent1.normal' },
    'theme.colors.0.value': { value: '#336633' },
    'theme.colors.1.name': { value: 'accent3.normal' },
    'theme.colors.1.value': { value: '#112233' },
  };
  const actions: Action[] = [];
  const added: string[] = [];
  const form = {
    getFields: () => fields,
    setModified: () => undefined,
    dispatchFields: (action: Action) => void actions.push(action),
    addFieldRow: ({ path, rowIndex, subFieldState }: { path: string; rowIndex?: number; subFieldState?: FormState }) =>
      void added.push(`${path}.${rowIndex} ${subFieldState?.name?.value}`),
  };
  // The form has only those functions of Payload's form that the module calls.
  return { form: form as unknown as Parameters<typeof fillPreset>[0], fields, actions, added };
}

test('a preset writes its colours into the rows that have their names, and adds the others after them', () => {
  const { form, actions, added } = startForm();
  fillPreset(form, 'theme.preset', 'red');
  const updates = actions.map(({ path, value }) => `${path} ${value}`);
  expect(updates).toEqual(['theme.preset red', 'theme.colors.0.value #DC1C2E']);
  expect(added[0]).toMatch(/^theme\.colors\.2 /);
  expect(added).toContain('theme.variables.0 border-radius-1');
  expect(new Set(added.map((row) => row.split(' ')[0])).size).toBe(added.length);
});

test('a named look writes its choices and its corners, and no colour', () => {
  const { form, actions, added } = startForm();
  fillLook(form, 'notebook');
  const updates = actions.map(({ path, value }) => `${path} ${value}`);
  expect(updates).toEqual([
    'theme.look.fonts newsreader',
    'theme.look.scale expressive',
    'theme.look.headings ruled',
    'theme.look.titles beside',
    'theme.look.rhythm even',
    'theme.look.pictures muted',
    'theme.look.frames mat',
    'theme.look.surface paper',
  ]);
  expect(added).toEqual([
    'theme.variables.0 border-radius-1',
    'theme.variables.1 border-radius-2',
    'theme.variables.2 border-radius-3',
  ]);
});

test('the step back restores the theme and leaves the other fields as they are now', () => {
  const { form, fields, actions } = startForm();
  const before: FormState = { name: { value: 'Avant' }, 'theme.preset': { value: 'red' } };
  restoreTheme(form, before);
  expect(actions).toEqual([
    { type: 'REPLACE_STATE', optimize: false, state: { name: fields.name, 'theme.preset': { value: 'red' } } },
  ]);
});
