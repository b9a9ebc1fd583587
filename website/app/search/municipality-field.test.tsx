// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { connectRouter } from '../navigation/navigate.ts';
import { render } from '../test-render.tsx';
import { MunicipalityField } from './municipality-field.tsx';
import { readSearch } from './read-search.ts';

// jsdom lays nothing out.
beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

const municipalities = [{ code: '23027', label: 'Québec' }];
const phraseAddress = '/fr/proprietes?type=condo&q=chalet+magog';

async function show(search?: string) {
  const navigate = vi.fn(async () => undefined);
  connectRouter({ navigate });
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onSearched = vi.fn();
  const { container } = await render(
    <LocaleProvider locale="fr">
      <form onSubmit={onSubmit}>
        <MunicipalityField
          {...{ municipalities, chosen: [], onSearched }}
          {...(search !== undefined && { search: readSearch(new URLSearchParams(search)) })}
          onChange={() => undefined}
        />
      </form>
    </LocaleProvider>,
  );
  const submit = () => fireEvent.submit(container.querySelector('form') ?? expect.unreachable('There is no form.'));
  return { navigate, onSubmit, onSearched, submit, field: () => screen.getByRole<HTMLInputElement>('combobox') };
}

test('a phrase that is sent before the code of the field has come is searched', async () => {
  const { navigate, onSubmit, onSearched, submit, field } = await show('type=condo');
  field().value = ' chalet magog ';
  submit();
  await act(() => vi.dynamicImportSettled());
  expect(navigate.mock.calls).toEqual([[phraseAddress, undefined]]);
  expect(onSearched).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});

test('a phrase that is sent once the code of the field has come is searched once', async () => {
  const { navigate, onSubmit, onSearched, submit, field } = await show('type=condo');
  await act(async () => field().focus());
  await act(() => vi.dynamicImportSettled());
  fireEvent.change(field(), { target: { value: 'chalet magog' } });
  await act(async () => submit());
  expect(navigate.mock.calls).toEqual([[phraseAddress, undefined]]);
  expect(onSearched).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});

test.each([
  ['without a phrase', 'type=condo', ' '],
  ['of a field that takes municipalities alone', undefined, 'chalet magog'],
])('a form %s is sent as it is', async (_, search, text) => {
  const { navigate, onSubmit, submit, field } = await show(search);
  field().value = text;
  submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});
