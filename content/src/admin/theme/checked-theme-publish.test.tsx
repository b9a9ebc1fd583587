// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const formRef: { current: HTMLFormElement | null } = { current: null };
const [publish, publishOther] = [vi.fn(), vi.fn()];
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  PublishButton: () => (
    <button type="button" id="action-save" onClick={publish}>
      Publier
    </button>
  ),
  useAllFormFields: vi.fn(),
  useConfig: vi.fn(),
  useDocumentInfo: vi.fn(),
  useForm: () => ({ formRef, getFields: () => ({ 'theme.colors.brand': { value: '#ffffff' } }) }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('../publish/reveal-field.ts', () => ({ useFieldFromAddress: vi.fn() }));
vi.mock('./theme-report.ts', () => ({
  isFault: vi.fn(),
  leastContrast: { text: 4.5 },
  themeReport: () => ({ schemes: [], badges: [{ name: 'new', ratio: 1 }] }),
}));
const { CheckedThemePublish } = await import('./checked-theme-publish.tsx');

test('a site with too little contrast is published anyway by its own form, not by the one before it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  render(
    <>
      <button type="button" id="action-save" onClick={publishOther}>
        Autre document
      </button>
      <form ref={formRef}>
        <CheckedThemePublish />
      </form>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }));
  expect(publish).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Publier quand même', hidden: true }));
  expect([publish.mock.calls.length, publishOther.mock.calls.length]).toEqual([1, 0]);
});
