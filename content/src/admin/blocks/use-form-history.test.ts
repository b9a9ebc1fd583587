// @vitest-environment jsdom
import { act, cleanup, type RenderHookResult, renderHook } from '@testing-library/react';
import type { FormState } from 'payload';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** The part of Payload's form that the hook reads and writes. */
const form: { fields: FormState | false; replace: (state: FormState) => void } = {
  fields: {},
  replace: () => undefined,
};

let isProcessing = false;
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useForm: () => ({ dispatchFields: ({ state }: { state: FormState }) => form.replace(state), setModified: vi.fn() }),
  useFormModified: () => true,
  useFormProcessing: () => isProcessing,
}));

const { useFormHistory } = await import('./use-form-history.ts');

let shown: RenderHookResult<ReturnType<typeof useFormHistory>, unknown>;
const onChange = vi.fn();
const title = (value: string): FormState => ({ title: { value } });

/** Mounts the hook in a form with the given fields, then gives it others. */
function open(first: FormState | false, second: FormState): void {
  form.fields = first;
  shown = renderHook(() => useFormHistory(onChange));
  form.fields = second;
  shown.rerender();
}

beforeEach(() => open(title('Un'), title('Deux')));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a key that comes before the last change is recorded undoes that change alone', () => {
  const fields = (first: string, second: string): FormState => ({ ...title(first), subtitle: { value: second } });
  form.fields = fields('Un', 'A');
  form.replace = vi.fn();
  let isPressed = false;
  const { rerender } = renderHook(() => {
    const { step } = useFormHistory(onChange);
    // Runs when a change shows, before it is recorded.
    useLayoutEffect(() => {
      if (isPressed) step('undo');
      isPressed = false;
    });
  });
  form.fields = fields('Deux', 'A');
  rerender();
  form.fields = fields('Deux', 'B');
  isPressed = true;
  rerender();
  expect(form.replace).toHaveBeenCalledExactlyOnceWith(fields('Deux', 'A'));
});

test('what was undone can be redone, though the form hands on the restored state a render later', async () => {
  const restored = Promise.withResolvers<FormState>();
  form.replace = restored.resolve;
  await act(async () => shown.result.current.step('undo'));
  shown.rerender();
  form.fields = await restored.promise;
  shown.rerender();
  expect(form.fields).toEqual(title('Un'));
  expect([shown.result.current.canUndo, shown.result.current.canRedo]).toEqual([false, true]);
});

test('what was undone can be redone, though an answer of the server comes before the restored state', async () => {
  const restored = Promise.withResolvers<FormState>();
  form.replace = restored.resolve;
  await act(async () => shown.result.current.step('undo'));
  form.fields = { ...title('Deux'), subtitle: { value: 'Sous-titre' } };
  shown.rerender();
  form.fields = { ...(await restored.promise), subtitle: { value: 'Sous-titre' } };
  shown.rerender();
  expect([shown.result.current.canUndo, shown.result.current.canRedo]).toEqual([false, true]);
});

test('two steps back at once can be redone, though the form shows the state between them', async () => {
  const subtitle = (value: string): FormState => ({ subtitle: { value } });
  open({ ...title('Un'), ...subtitle('A') }, { ...title('Deux'), ...subtitle('A') });
  form.fields = { ...title('Deux'), ...subtitle('B') };
  shown.rerender();
  const restored: FormState[] = [];
  form.replace = (state) => restored.push(state);
  await act(async () => shown.result.current.step('undo'));
  await act(async () => shown.result.current.step('undo'));
  for (const state of restored) {
    form.fields = { ...state };
    shown.rerender();
  }
  expect([shown.result.current.canUndo, shown.result.current.canRedo]).toEqual([false, true]);
});

test('an undone text that is typed again is a change of its own', async () => {
  form.replace = (state) => {
    form.fields = state;
  };
  await act(async () => shown.result.current.step('undo'));
  shown.rerender();
  form.fields = title('Deux');
  shown.rerender();
  expect([shown.result.current.canUndo, shown.result.current.canRedo]).toEqual([true, false]);
});

test('a restored state is no change of the editor', async () => {
  onChange.mockClear();
  form.replace = (state) => {
    form.fields = state;
  };
  await act(async () => shown.result.current.step('undo'));
  shown.rerender();
  expect(onChange).not.toHaveBeenCalled();
});

test('nothing is undone while the form is saved, since the answer would bring it back into the fields that are left', async () => {
  isProcessing = true;
  onTestFinished(() => {
    isProcessing = false;
  });
  form.replace = vi.fn();
  shown.rerender();
  await act(async () => shown.result.current.step('undo'));
  expect(form.replace).not.toHaveBeenCalled();
  expect([shown.result.current.canUndo, shown.result.current.canRedo]).toEqual([true, false]);
});

test('a form that has no fields yet starts a history without steps', () => {
  open(false, title('Un'));
  expect(shown.result.current.canUndo).toBe(false);
});
