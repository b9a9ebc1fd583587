// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { block } from './bank-partners.tsx';

let page: HTMLElement;

beforeEach(async () => {
  const employee = {
    id: 'e',
    person_avatar: null,
    person_name: 'Sophie Beaulieu',
    person_subtitle: '',
    list_items_repeater: [],
  };
  const banks = Array.from({ length: 8 }, (_, index) => ({
    id: `${index}`,
    logo: null,
    name: `Bank ${index + 1}`,
    employees_repeater: [{ ...employee, id: `e${index}` }],
  }));
  ({ container: page } = await render(
    <LocaleProvider locale="en">
      <block.Component main_title="Banks" partners_repeater={banks} params={{}} />
    </LocaleProvider>,
  ));
});

const shown = () =>
  [...page.querySelectorAll('article')].filter((card) => !card.closest('li.rest:not([data-shown])')).length;

test('six institutions show first, and the button shows all of them', async () => {
  expect(shown()).toBe(6);
  await act(async () => page.querySelector('button')?.click());
  expect(shown()).toBe(8);
});

test('a name shows that institution alone, with its advisors', async () => {
  await act(async () => page.querySelector<HTMLInputElement>('input[value="Bank 7"]')?.click());
  expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Bank 7']);
  expect(page.querySelector('article')?.textContent).toContain('Sophie Beaulieu');
});
