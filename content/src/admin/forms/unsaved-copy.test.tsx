// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const formRef: { current: HTMLFormElement | null } = { current: null };
const getFormState = vi.fn();
const getDocPreferences = vi.fn(async () => null);
const replaceState = vi.fn();
const form = { formRef, replaceState, getData: () => ({ title: 'Enregistré' }), setModified: vi.fn() };
const toast = { success: vi.fn(), error: vi.fn() };
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useAuth: () => ({ user: { id: 1 } }),
  useConfig: vi.fn(),
  useDocumentInfo: () => ({
    ...{ collectionSlug: 'pages', id: 3, getDocPreferences },
    savedDocumentData: { updatedAt: keptAt },
  }),
  useForm: () => form,
  useLocale: () => ({ code: 'fr' }),
  useOperation: () => 'update',
  useServerFunctions: () => ({ getFormState }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));

const { UnsavedCopy } = await import('./unsaved-copy.tsx');
const { copyKey, storeCopy } = await import('./local-copies.ts');

const keptAt = new Date().toISOString();
const key = copyKey({ user: 1, collection: 'pages', id: 3, locale: 'fr' });

const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button', { hidden: true });
const resume = async () =>
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre ces modifications' })));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  onTestFinished(cleanup);
  onTestFinished(() => localStorage.clear());
  storeCopy(localStorage, key, { values: { title: 'Perdu' }, keptAt, basedOn: keptAt, base: null });
  await act(async () =>
    render(
      <form ref={formRef}>
        <UnsavedCopy />
      </form>,
    ),
  );
});

test('the form cannot be edited while it is given the changes of a copy, which would replace what is entered', async () => {
  const state = () => [formRef.current?.inert, ...buttons().map(({ disabled }) => disabled)];
  const answer = Promise.withResolvers<object>();
  getFormState.mockReturnValueOnce(answer.promise);
  await resume();
  expect(getFormState).toHaveBeenCalledWith(expect.objectContaining({ data: { title: 'Perdu' }, schemaPath: 'pages' }));
  expect(state()).toEqual([true, true, true]);
  const fields = { title: { value: 'Perdu' } };
  await act(async () => answer.resolve({ state: fields }));
  expect(replaceState.mock.calls).toEqual([[fields]]);
  expect(state()).toEqual([false]);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['the form', () => getFormState.mockResolvedValueOnce({ state: null })],
  ['the preferences', () => getDocPreferences.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
])('changes stay kept, and the form as it is, when the server does not answer with %s', async (_, fail) => {
  fail();
  await resume();
  expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Vos modifications sont toujours gardées'));
  expect(replaceState).not.toHaveBeenCalled();
  expect(toast.success).not.toHaveBeenCalled();
  expect([formRef.current?.inert, localStorage.length]).toEqual([false, 1]);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
});
