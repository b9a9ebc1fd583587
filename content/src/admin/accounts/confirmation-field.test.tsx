// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteFailure } from '../forms/failed-saves.ts';

let written: [string, (value: string) => void] = ['', () => undefined];
const fields = { password: { value: 'Nouveau-mot-de-passe' }, email: { value: 'a@example.com' } };

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7, savedDocumentData: {} }),
  // Payload’s answer to an earlier change has marked the field as valid, although the server refused the save.
  useField: () => ({ value: written[0], setValue: written[1], showError: false, errorMessage: undefined }),
  useFormFields: (select: (form: unknown) => unknown) => select([fields, () => undefined]),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('./account-api.ts', () => ({ callAccount: async () => ({ kind: 'ok', data: { is_enrolled: false } }) }));

const { ConfirmationField } = await import('./confirmation-field.tsx');

function Form() {
  written = useState('faux');
  return <ConfirmationField />;
}

const refuse = () => act(() => noteFailure({ fields: [{ path: 'confirmation', message: 'Ce n’est pas le bon.' }] }));
const isInvalid = async () =>
  (await screen.findByLabelText('Votre mot de passe actuel')).getAttribute('aria-invalid') === 'true';

beforeEach(() => noteFailure({}));
afterEach(cleanup);

test('A refused confirmation is told beside its field, also when the form has lost the error, until it is changed.', async () => {
  render(<Form />);
  expect(await isInvalid()).toBe(false);
  refuse();
  expect(await isInvalid()).toBe(true);
  screen.getByText('Ce n’est pas le bon.');
  fireEvent.change(screen.getByLabelText('Votre mot de passe actuel'), { target: { value: 'juste' } });
  expect(await isInvalid()).toBe(false);
});

test('It is told until the next save.', async () => {
  render(<Form />);
  refuse();
  expect(await isInvalid()).toBe(true);
  act(() => noteFailure({}));
  expect(await isInvalid()).toBe(false);
});

test('What a form was refused before does not concern the next one.', async () => {
  refuse();
  render(<Form />);
  expect(await isInvalid()).toBe(false);
});
