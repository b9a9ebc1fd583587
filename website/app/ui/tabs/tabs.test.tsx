// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { type Rendered, render } from '../../test-render.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Buy', 'Rent', 'Sell'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{`${label} with us`}</p>,
}));

let page: Rendered;
const tab = (name: string) => page.getByRole('tab', { name });
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const shownPanels = () => page.getAllByRole('tabpanel').map((panel) => panel.querySelector('p')?.textContent);

beforeEach(async () => {
  page = await render(<Tabs label="Services" tabs={tabs} />);
});

test('the first tab is selected and its panel alone shows', () => {
  expect(tab('Buy').getAttribute('aria-selected')).toBe('true');
  expect(shownPanels()).toEqual(['Buy with us']);
});

test('a click on a tab shows its panel', async () => {
  await act(async () => tab('Sell').click());
  expect(shownPanels()).toEqual(['Sell with us']);
});

test.each([
  ['ArrowRight', 'Rent'],
  ['ArrowLeft', 'Sell'],
  ['End', 'Sell'],
  ['Home', 'Buy'],
])('%s on the first tab selects and focuses %s', async (key, expected) => {
  tab('Buy').focus();
  await press(key);
  expect(document.activeElement).toBe(tab(expected));
  expect(shownPanels()).toEqual([`${expected} with us`]);
});

test('the selected tab alone is a tab stop', async () => {
  await act(async () => tab('Rent').click());
  expect(page.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('a tab and its panel name each other', () => {
  const panel = document.getElementById(tab('Rent').getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toContain('Rent with us');
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab('Rent').id);
});

test('the first tab is selected when the selected one is taken away', async () => {
  await act(async () => tab('Sell').click());
  await page.rerender(<Tabs label="Services" tabs={tabs.slice(0, 2)} />);
  expect(shownPanels()).toEqual(['Buy with us']);
});

test('every panel is in the HTML of the server under its heading', () => {
  const html = renderToStaticMarkup(<Tabs label="Services" tabs={tabs} heading="h2" />);
  for (const { label } of tabs) expect(html).toMatch(new RegExp(`<h2[^>]*>${label}</h2><p>${label} with us</p>`));
});

test('no tab is no list', () => {
  expect(renderToStaticMarkup(<Tabs label="Services" tabs={[]} />)).toBe('');
});
