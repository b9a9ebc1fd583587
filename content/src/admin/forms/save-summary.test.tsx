// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

const form = { isValid: false, setModified: vi.fn() };
let isProcessing = false;
let state: Record<string, object> = {};
const fields = [{ name: 'target', type: 'text', label: { fr: 'Vers une adresse', en: 'To an address' } }];
vi.mock('@payloadcms/ui', () => ({
  Button: 'button',
  useAllFormFields: () => [state, vi.fn()],
  useConfig: () => ({ config: { blocksMap: {} }, getEntityConfig: () => ({ fields }) }),
  useDocumentInfo: () => ({ collectionSlug: 'redirects', savedDocumentData: undefined }),
  useForm: () => form,
  useFormProcessing: () => isProcessing,
  useLocale: () => ({ code: 'fr' }),
  useTranslation: () => ({ i18n: { language: 'fr' }, t: String }),
}));
vi.mock('../publish/reveal-field.ts', () => ({ useRevealField: vi.fn(), fieldAddress: vi.fn() }));
vi.mock('./use-last-save-button.ts', () => ({ useLastSaveButton: () => null }));

const { SaveSummary } = await import('./save-summary.tsx');
const { noteFailure } = await import('./failed-saves.ts');

const refused = { reason: 'Un champ est invalide.', fields: [{ path: 'target', message: 'La redirection tourne.' }] };

/** Renders the summary of a form before and during a save. Returns a function that ends the save without success. */
async function save() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  state = { target: { value: '/fr/a' } };
  const { rerender } = render(<SaveSummary />);
  const show = async (processing: boolean) => {
    isProcessing = processing;
    await act(async () => rerender(<SaveSummary />));
  };
  await show(true);
  return async (after: Record<string, object>) => {
    state = after;
    await show(false);
  };
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('names the field that the server refuses when an answer to an earlier change has dropped its error already', async () => {
  const end = await save();
  act(() => noteFailure(refused));
  await end({ target: { value: '/fr/a', valid: true } });
  expect(lines()).toEqual([expect.stringMatching(/^Vers une adresse.*La redirection tourne\.$/)]);
});

test('names what the browser finds wrong alone when the form was not sent after an earlier refusal', async () => {
  noteFailure(refused);
  const end = await save();
  await end({
    target: { value: '/fr/a', valid: true },
    name: { value: '', valid: false, errorMessage: 'Obligatoire' },
  });
  expect(lines()).toEqual(['Obligatoire']);
});
