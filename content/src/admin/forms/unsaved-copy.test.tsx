// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const formRef: { current: HTMLFormElement | null } = { current: null };
const reset = vi.fn();
const form = { formRef, reset, getData: () => ({ title: 'Enregistré' }), setModified: vi.fn() };
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn() },
  useAuth: () => ({ user: { id: 1 } }),
  useConfig: vi.fn(),
  useDocumentInfo: () => ({ collectionSlug: 'pages', id: 3, savedDocumentData: { updatedAt: keptAt } }),
  useForm: () => form,
  useLocale: () => ({ code: 'fr' }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));

const { UnsavedCopy } = await import('./unsaved-copy.tsx');
const { copyKey, storeCopy } = await import('./local-copies.ts');

const keptAt = new Date().toISOString();
const key = copyKey({ user: 1, collection: 'pages', id: 3, locale: 'fr' });

test('the form cannot be edited while it is given the changes of a copy, which would replace what is entered', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  storeCopy(localStorage, key, { values: { title: 'Perdu' }, keptAt, basedOn: keptAt, base: null });
  await act(async () =>
    render(
      <form ref={formRef}>
        <UnsavedCopy />
      </form>,
    ),
  );
  const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button', { hidden: true });
  const state = () => [formRef.current?.inert, ...buttons().map(({ disabled }) => disabled)];
  const answer = Promise.withResolvers<void>();
  reset.mockReturnValueOnce(answer.promise);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre ces modifications' })));
  expect(reset).toHaveBeenCalledWith({ title: 'Perdu' });
  expect(state()).toEqual([true, true, true]);
  await act(async () => answer.resolve());
  expect(state()).toEqual([false]);
  expect(localStorage.length).toBe(0);
});
