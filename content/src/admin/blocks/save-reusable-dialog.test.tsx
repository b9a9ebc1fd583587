// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useConfig: vi.fn(),
  useDocumentInfo: vi.fn(),
  useForm: vi.fn(),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
const { SaveReusableDialog } = await import('./save-reusable-dialog.tsx');

const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Annuler', hidden: true });

/** Presses the Escape key, and returns whether the browser closes the dialog. */
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

test('a block that is being stored cannot be cancelled before the server answers', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const stored = Promise.withResolvers<boolean>();
  const onClose = vi.fn();
  render(<SaveReusableDialog language="fr" onSave={() => stored.promise} onClose={onClose} />);
  const name = screen.getByLabelText('Nom du bloc');
  fireEvent.change(name, { target: { value: 'Invitation' } });
  expect([cancel().disabled, pressEscape()]).toEqual([false, true]);
  await act(async () => fireEvent.keyDown(name, { key: 'Enter' }));
  expect([cancel().disabled, pressEscape()]).toEqual([true, false]);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => stored.resolve(false));
  expect([cancel().disabled, pressEscape()]).toEqual([false, true]);
});
