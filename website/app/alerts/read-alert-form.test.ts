import { expect, test } from 'vitest';
import { readAlertForm } from './read-alert-form.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each([
  [{ do: 'confirm' }, { status: 'active' }],
  [{ do: 'resume' }, { status: 'active' }],
  [{ do: 'pause' }, { status: 'paused' }],
  [{ do: 'save', frequency: 'weekly' }, { frequency: 'weekly' }],
  [
    { do: 'change', mun: '23027', type: 'condo', price_min: '', price_max: '500000', bedrooms: '2', bathrooms: '' },
    { query: 'mun=23027&type=condo&price_max=500000&bedrooms=2' },
  ],
  [{ do: 'unsubscribe' }, 'end'],
])('%o asks core for %o', (fields, change) => {
  expect(readAlertForm(form(fields))).toEqual({ action: fields.do, change });
});

test.each<Record<string, string>>([
  {},
  { do: '' },
  { do: 'delete everything' },
  { do: 'toString' },
  { do: 'save' },
  { do: 'change', type: 'condo' },
  { do: 'save', frequency: 'hourly' },
  { frequency: 'daily' },
])('%o is no form of ours', (fields) => {
  expect(readAlertForm(form(fields))).toBeNull();
});

test('a file in place of a button is refused', () => {
  const data = new FormData();
  data.set('do', new File(['confirm'], 'confirm'));
  expect(readAlertForm(data)).toBeNull();
});
