// @vitest-environment jsdom
import type { FormState } from 'payload';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The part of Payload's form that the hook reads and writes. */
const form: { fields: FormState | false; replace: (state: FormState) => void } = {
  fields: {},
  replace: () => undefined,
};

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useForm: () => ({ dispatchFields: ({ state }: { state: FormState }) => form.replace(state), setModified: vi.fn() }),
  useFormModified: () => true,
}));

const { useFormHistory } = await import('./use-form-history.ts');

let root: Root;
let history: ReturnType<typeof useFormHistory>;
const onChange = vi.fn();
const Shown = () => {
  history = useFormHistory(onChange);
  return null;
};
const show = () => act(async () => root.render(createElement(Shown)));
const title = (value: string): FormState => ({ title: { value } });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  form.fields = title('Un');
  await show();
  form.fields = title('Deux');
  await show();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('what was undone can be redone, though the form hands on the restored state a render later', async () => {
  const restored = Promise.withResolvers<FormState>();
  form.replace = restored.resolve;
  await act(async () => history.step('undo'));
  await show();
  form.fields = await restored.promise;
  await show();
  expect(form.fields).toEqual(title('Un'));
  expect([history.canUndo, history.canRedo]).toEqual([false, true]);
});

test('a restored state is no change of the editor', async () => {
  onChange.mockClear();
  form.replace = (state) => {
    form.fields = state;
  };
  await act(async () => history.step('undo'));
  await show();
  expect(onChange).not.toHaveBeenCalled();
});

test('a form that has no fields yet starts a history without steps', async () => {
  root = createRoot(document.createElement('div'));
  form.fields = false;
  await show();
  form.fields = title('Un');
  await show();
  expect(history.canUndo).toBe(false);
});
