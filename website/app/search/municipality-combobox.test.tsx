// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { render } from '../test-render.tsx';
import { MunicipalityCombobox } from './municipality-combobox.tsx';

// jsdom lays nothing out.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const municipalities = [
  { code: '66023', label: 'Montréal', count: 8 },
  { code: '66023_anjou', label: 'Montréal (Anjou)', count: 3 },
  { code: '66023_verdun', label: 'Montréal (Verdun)', count: 5 },
  { code: '23027', label: 'Québec', count: 2 },
];

async function opened(chosen: string[], isSingle = false) {
  const onChange = vi.fn();
  await render(
    <LocaleProvider locale="fr">
      <MunicipalityCombobox
        {...{ id: 'mun', placeholder: '', isFilled: false, typedBefore: '', takesFocus: false, isSingle }}
        {...{ municipalities, chosen, onChange }}
      />
    </LocaleProvider>,
  );
  const field = screen.getByRole('combobox');
  await act(async () => field.click());
  return { onChange, field };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('boroughs stand below their municipality under their own name, and under both names among what is typed', async () => {
  const { field } = await opened([]);
  expect(options()).toEqual(['Montréal8', 'Anjou3', 'Verdun5', 'Québec2']);
  fireEvent.change(field, { target: { value: 'verd' } });
  expect(options()).toEqual(['Montréal (Verdun)5']);
});

test('a chosen borough takes the place of its municipality', async () => {
  const { onChange } = await opened(['66023', '23027']);
  fireEvent.click(screen.getByRole('option', { name: /Verdun/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['23027', '66023_verdun']);
});

test('the one municipality of a field is removed by a button in it, which returns the focus to the field', async () => {
  const { onChange, field } = await opened(['23027'], true);
  fireEvent.click(screen.getByRole('button', { name: 'Retirer Québec' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
  expect(document.activeElement).toBe(field);
});

test.each([
  ['of several municipalities', ['23027'], false],
  ['without a choice', [], true],
])('a field %s has no such button', async (_, chosen, isSingle) => {
  await opened(chosen, isSingle);
  expect(screen.queryByRole('button')).toBeNull();
});
