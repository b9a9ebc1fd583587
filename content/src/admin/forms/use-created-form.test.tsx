// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

let info: { id?: number; savedDocumentData?: { id?: number } } = {};
const formRef: { current: HTMLFormElement | null } = { current: null };
const form = { formRef, setDisabled: vi.fn(), isValid: true };
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => info,
  useForm: () => form,
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('./save-summary.tsx', () => ({ SaveSummary: () => null }));
vi.mock('./unsaved-copy.tsx', () => ({ UnsavedCopy: () => null }));
vi.mock('./use-loading-rows.ts', () => ({ useLoadingRows: vi.fn() }));
vi.mock('./use-unsent-changes.ts', () => ({ useUnsentChanges: vi.fn() }));
vi.mock('./use-untitled-name.ts', () => ({ useUntitledName: vi.fn() }));

const { FormNotices } = await import('./form-notices.tsx');

test('the form of a new document is neither edited nor saved again between its storage and the form of the stored document', () => {
  onTestFinished(cleanup);
  const shown = () => (
    <form ref={formRef}>
      <FormNotices keepsCopy />
    </form>
  );
  const { rerender } = render(shown());
  const state = (now: typeof info) => {
    info = now;
    rerender(shown());
    return [formRef.current?.inert ?? false, form.setDisabled.mock.lastCall?.[0] ?? false];
  };
  expect(state({ savedDocumentData: {} })).toEqual([false, false]);
  expect(state({ savedDocumentData: { id: 7 } })).toEqual([true, true]);
  expect(state({ id: 7, savedDocumentData: { id: 7 } })).toEqual([false, false]);
});
