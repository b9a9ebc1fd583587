// @vitest-environment jsdom
import { act, cleanup, type RenderHookResult, renderHook } from '@testing-library/react';
import type { FormState } from 'payload';
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

test('a restored state is no change of the editor', async () => {
  onChange.mockClear();
  form.replace = (state) => {
    form.fields = state;
  };
  await act(async () => shown.result.current.step('undo'));
  shown.rerender();
  expect(onChange).not.toHaveBeenCalled();
});

test('a form that has no fields yet starts a history without steps', () => {
  open(false, title('Un'));
  expect(shown.result.current.canUndo).toBe(false);
});
