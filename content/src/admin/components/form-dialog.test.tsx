// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  useTranslation: () => ({ i18n: { language: 'fr' } }),
  useConfig: vi.fn(),
  useDocumentInfo: vi.fn(),
  useForm: vi.fn(),
}));
const { FormDialog } = await import('./form-dialog.tsx');

/** Presses the Escape key, and returns whether the browser closes the dialog. */
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

/** Presses the key while React commits the end of what handled it, before it removes the listener. */
function Pressed({ isDone, onPressed }: { isDone: boolean; onPressed: (closes: boolean) => void }) {
  useLayoutEffect(() => {
    if (isDone) onPressed(pressEscape());
  }, [isDone, onPressed]);
  return null;
}

test('the Escape key closes a dialog from the moment at which nothing else handles it', () => {
  onTestFinished(cleanup);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const [onEscape, onPressed] = [vi.fn(), vi.fn()];
  const dialog = (isDone: boolean) => (
    <FormDialog title="Titre" onEscape={isDone ? undefined : onEscape} onClose={() => undefined}>
      <Pressed isDone={isDone} onPressed={onPressed} />
    </FormDialog>
  );
  const { rerender } = render(dialog(false));
  expect([pressEscape(), onEscape.mock.calls.length]).toEqual([false, 1]);
  rerender(dialog(true));
  expect(onPressed).toHaveBeenCalledExactlyOnceWith(true);
  expect(onEscape).toHaveBeenCalledOnce();
});
