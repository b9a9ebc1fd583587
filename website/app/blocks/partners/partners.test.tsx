// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { block } from './partners.tsx';

let page: HTMLElement;

beforeEach(async () => {
  const tag = (name: string, bg: string | null = null, text: string | null = null) => ({
    ...{ id: name, name, bg_color_primary: bg, text_color: text },
  });
  const partners = Array.from({ length: 8 }, (_, index) => ({
    id: `${index}`,
    image: null,
    main_title: `Partner ${index + 1}`,
    sub_title: '',
    description: '',
    tags_repeater: [index === 1 ? tag('Notary', '#ffd8a8', '#402000') : tag(index < 2 ? 'Notary' : 'Home')],
    list_items_repeater: [],
    cta: null,
  }));
  const fields = {
    main_title: '',
    tags_repeater: [tag('Notary', '#103050', '#ffffff'), tag('Home')],
    partners_repeater: partners,
  };
  ({ container: page } = await render(
    <LocaleProvider locale="en">
      <block.Component {...fields} params={{}} />
    </LocaleProvider>,
  ));
});

const shown = () =>
  [...page.querySelectorAll('article')].filter((card) => !card.closest('li.rest:not([data-shown])')).length;

test('six partners show first, and the button shows all of them', async () => {
  expect(shown()).toBe(6);
  await act(async () => page.querySelector('button')?.click());
  expect(shown()).toBe(8);
});

test('a tag shows its partners alone', async () => {
  await act(async () => page.querySelector<HTMLInputElement>('input[value=Notary]')?.click());
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Partner 1', 'Partner 2']);
});

test('a tag has its colours on the cards and as a filter, and those of the block where a card gives none', () => {
  const colors = [...page.querySelectorAll<HTMLElement>('article li span')].map(({ style }) => [
    style.backgroundColor,
    style.color,
  ]);
  expect(colors.slice(0, 3)).toEqual([
    ['rgb(16, 48, 80)', 'rgb(255, 255, 255)'],
    ['rgb(255, 216, 168)', 'rgb(64, 32, 0)'],
    ['', ''],
  ]);
  const pills = [...page.querySelectorAll<HTMLElement>('fieldset label')].map(({ style }) =>
    style.getPropertyValue('--pill-bg'),
  );
  expect(pills).toEqual(['', '#103050', '']);
});
