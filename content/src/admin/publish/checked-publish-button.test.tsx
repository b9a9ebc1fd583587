// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PublishCheck } from '../../collections/publish-check/check-form.ts';

const formRef: { current: HTMLFormElement | null } = { current: null };
let isDisabled = false;
let answer: PromiseWithResolvers<PublishCheck | null>;
const publish = vi.fn();
const publishOther = vi.fn();
const toast = { error: vi.fn(), loading: vi.fn(() => 'notice'), dismiss: vi.fn() };
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  PublishButton: () => (
    <button type="button" id="action-save" disabled={isDisabled} onClick={publish}>
      Publier
    </button>
  ),
  toast,
  useConfig: vi.fn(),
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'pages' }),
  useForm: () => ({ formRef, getFields: () => ({}) }),
  useFormProcessing: () => false,
  useLocale: () => ({ code: 'fr' }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('./fetch-check.ts', () => ({ fetchCheck: () => answer.promise }));
vi.mock('./reveal-field.ts', () => ({ useFieldFromAddress: vi.fn(), useRevealField: vi.fn(), fieldAddress: vi.fn() }));
const { CheckedPublishButton } = await import('./checked-publish-button.tsx');

const result = { title: '', path: '', description: '', isIndexed: true };
const clean: PublishCheck = { issues: [], results: { fr: result, en: result } };
const warned: PublishCheck = {
  ...clean,
  issues: [
    { kind: 'no-blocks', path: 'blocks', locale: null, block: null, field: null, detail: null, isBreaking: false },
  ],
};

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publier' });

/** The button in its form, which stands behind that of another document. */
const Page = () => (
  <>
    <button type="button" id="action-save" onClick={publishOther}>
      Autre document
    </button>
    <form ref={formRef}>
      <CheckedPublishButton />
    </form>
  </>
);

/** Presses the button; the browser takes the focus out of the form, which is inert from then on. */
async function press() {
  answer = Promise.withResolvers();
  button().focus();
  await act(async () => fireEvent.click(button()));
  button().blur();
}
const answerWith = (check: PublishCheck | null) => act(async () => answer.resolve(check));

let shown: ReturnType<typeof render>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  isDisabled = false;
  vi.clearAllMocks();
  onTestFinished(cleanup);
  shown = render(<Page />);
});

test('the form is inert during the check, then publishes its own document and has the focus again', async () => {
  await press();
  expect([formRef.current?.inert, publish.mock.calls.length]).toEqual([true, 0]);
  expect(toast.loading).toHaveBeenCalledWith('Vérification avant la publication…');
  await answerWith(clean);
  expect(formRef.current?.inert).toBe(false);
  expect(document.activeElement).toBe(button());
  expect(toast.dismiss).toHaveBeenCalledWith('notice');
  expect([publish.mock.calls.length, publishOther.mock.calls.length]).toEqual([1, 0]);
});

test('the issues are listed in a dialog that can be used, and gives the focus back to the button', async () => {
  await press();
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    expect(this.closest<HTMLElement>('form')?.inert).toBe(false);
    expect(document.activeElement).toBe(button());
  });
  await answerWith(warned);
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
  expect(publish).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Publier quand même', hidden: true }));
  expect([publish.mock.calls.length, publishOther.mock.calls.length]).toEqual([1, 0]);
});

test('the focus stays where the editor has taken it during the check', async () => {
  await press();
  const other = screen.getByRole('button', { name: 'Autre document' });
  other.focus();
  await answerWith(clean);
  expect(document.activeElement).toBe(other);
});

test.each([
  [
    'saved',
    clean,
    () => {
      isDisabled = true;
      shown.rerender(<Page />);
    },
  ],
  ['closed', warned, () => shown.rerender(<button type="button" id="action-save" onClick={publishOther} />)],
])('a form that is %s during the check says that nothing is published', async (_, check, change) => {
  await press();
  await act(async () => change());
  await answerWith(check);
  expect([publish.mock.calls.length, publishOther.mock.calls.length]).toEqual([0, 0]);
  expect(toast.error.mock.calls).toEqual([[expect.stringContaining('Rien n’est publié')]]);
});
