// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { showExample } from '../../block-framework/fixtures/test-example.tsx';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { TestAddress } from '../../navigation/test-address.tsx';
import { type Rendered, render } from '../../test-render.tsx';
import { fixtures } from './member-cards.fixture.ts';
import { block } from './member-cards.tsx';

const show = (name = 'default', address = '/en/team') => showExample(block, fixtures[name], 'en', address);

type Width = 'base' | 'md' | 'lg' | 'xl';
/** Returns the names of the cards that the style sheet shows at a width of the window; it hides what `data-hidden` names. */
const namesAt = (page: Rendered, width: Width): string[] =>
  page
    .getAllByRole('article')
    .filter((card) => !card.closest<HTMLElement>('li[data-hidden]')?.dataset.hidden?.split(' ').includes(width))
    .map((card) => within(card).getByRole('heading').textContent);

const member = (index: number) => ({
  ...{
    id: `${index}`,
    office_id: index < 20 ? 'a' : 'b',
    languages_list: [],
    main_title: `Member ${index}`,
    description: '',
  },
  ...{ image: null, cta: null, recipient_type: 'broker', recipient_slug: null },
  ...{ list_items_repeater: [], icon_links_repeater: [], program_items_repeater: [] },
});
const names = (first: number, count: number) => Array.from({ length: count }, (_, index) => `Member ${first + index}`);

/** Shows forty members of two offices, whose address can change; `offices` are those that the filter may offer. */
const showForty = (offices = ['a', 'b']) =>
  render(
    <TestAddress address="/en/team?page=2">
      <LocaleProvider locale="en">
        <block.Component
          main_title=""
          offices_list={offices.map((id) => ({ id, label: id }))}
          member_cards_repeater={Array.from({ length: 40 }, (_, index) => member(index))}
          params={{ context_type: 'brokers' }}
        />
      </LocaleProvider>
    </TestAddress>,
  );

test.each([
  ['base', 6],
  ['md', 8],
  ['lg', 12],
  ['xl', 16],
] as const)('the first page at %s has the first %i members', async (width, count) => {
  expect(namesAt(await showForty(), width)).toEqual(names(0, count));
});

test('the filter offers every office, and is not there for a single one', async () => {
  const page = await show();
  const options = within(page.getByRole('combobox', { name: 'Office' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All offices',
    'Montréal — Plateau',
    'South Shore — Longueuil',
    'Québec City — Montcalm',
  ]);
  page.unmount();
  expect((await showForty(['a'])).queryByRole('combobox')).toBeNull();
});

test('a card writes to its person, and its phone number and e-mail address are links', async () => {
  const [card] = (await show()).getAllByRole('article');
  const { getByRole } = within(card ?? expect.unreachable());
  expect(getByRole('heading').textContent).toBe('Camille Fontaine');
  const { action, recipient } = getByRole('link', { name: 'Write' }).dataset;
  expect(action).toBe('open_contact_modal');
  expect(JSON.parse(recipient ?? '')).toMatchObject({ type: 'broker', slug: 'member-0', name: 'Camille Fontaine' });
  expect(getByRole('link', { name: /555-0148/ }).getAttribute('href')).toBe('tel:+15145550148');
  expect(getByRole('link', { name: /camille\.fontaine@/ }).getAttribute('href')).toBe(
    'mailto:camille.fontaine@maison.example',
  );
});

test('the name of a person leads to their page, which is no icon then', async () => {
  const page = { icon: null, link: plainLink('Page, Member 0', '/en/team/member-0') };
  const { getByRole, queryByRole } = await render(
    <LocaleProvider locale="en">
      <TestAddress address="/en/team">
        <block.Component
          main_title=""
          offices_list={[]}
          member_cards_repeater={[{ ...member(0), icon_links_repeater: [{ id: 'page', ...page }] }]}
          params={{ context_type: 'brokers' }}
        />
      </TestAddress>
    </LocaleProvider>,
  );
  expect(getByRole('link', { name: 'Member 0' }).getAttribute('href')).toBe('/en/team/member-0');
  expect(queryByRole('list', { name: /Member 0/ })).toBeNull();
});

test.each([
  ['brokers', '8 brokers'],
  ['teams', '8 teams'],
  ['admins', '8 staff members'],
  ['directors', '8 directors'],
])('the count names %s', async (context_type, count) => {
  const wire = { block_type: block.type, ...fixtures.default, block_params: { context_type } };
  const { getByRole } = await showExample(block, wire, 'en');
  expect(getByRole('status').textContent?.replace('\u00a0', ' ')).toBe(count);
});

test('the office of the address is chosen, and one that it does not have is ignored', async () => {
  const chosen = await show('default', '/en/team?office=longueuil');
  expect(chosen.getByRole('combobox', { name: 'Office' })).toHaveProperty('value', 'longueuil');
  expect(chosen.getByRole('status').textContent).toBe('3\u00a0brokers');
  for (const card of chosen.getAllByRole('article')) expect(card.textContent).toContain('South Shore — Longueuil');
  chosen.unmount();
  const unknown = await show('default', '/en/team?office=unknown');
  expect(unknown.getByRole('combobox', { name: 'Office' })).toHaveProperty('value', '');
  expect(unknown.getByRole('status').textContent).toBe('8\u00a0brokers');
});

test('another office starts at the first page', async () => {
  const page = await showForty();
  await act(async () => page.getByRole('button', { name: 'See more' }).click());
  expect(namesAt(page, 'base')).toEqual(names(0, 12));
  const office = page.getByRole('combobox');
  expect.assert(office instanceof HTMLSelectElement);
  await act(async () => {
    office.value = 'b';
    office.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(namesAt(page, 'base')).toEqual(names(20, 6));
  expect(page.container.querySelector('[data-address]')).toHaveProperty('dataset.address', '/en/team?page=2&office=b');
});

test('the language of the address is chosen, alone or with an office', async () => {
  const chosen = await show('default', '/en/team?language=ht');
  expect(chosen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', 'ht');
  expect(chosen.getByRole('status').textContent).toBe('2\u00a0brokers');
  chosen.unmount();
  const both = await show('default', '/en/team?language=ht&office=montcalm');
  expect(both.getByRole('status').textContent).toBe('2\u00a0brokers');
  both.unmount();
  const nobody = await show('default', '/en/team?language=ht&office=plateau');
  expect(nobody.queryAllByRole('article')).toEqual([]);
  expect(nobody.container.textContent).toContain('Nobody in this office speaks this language.');
});

test('the filter offers each language once, keeps the rest of the address, and sends both choices without JavaScript', async () => {
  const page = await show('default', '/en/team?office=montcalm');
  const language = page.getByRole('combobox', { name: 'Language' });
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All languages', 'French', 'English', 'Haitian Creole']);
  const form = language.closest('form');
  expect(form?.method).toBe('get');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['office', 'montcalm'],
    ['language', ''],
  ]);
  expect(page.getByText('Filter').getAttribute('type')).toBe('submit');
});
