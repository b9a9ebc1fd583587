// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { TestAddress } from '../../navigation/test-address.tsx';
import { render } from '../../test-render.tsx';
import { fixtures } from './member-cards.fixture.ts';
import { block } from './member-cards.tsx';

const page = (name = 'default') =>
  new DOMParser().parseFromString(renderExample(block, fixtures[name], 'en'), 'text/html');
/** Numbers of cards on the first page, on a phone, at md, at lg and at xl. */
const firstPage = (html: Document) =>
  ['base', 'md', 'lg', 'xl'].map(
    (width) =>
      html.querySelectorAll(`li[class] article`).length - html.querySelectorAll(`li[data-hidden~="${width}"]`).length,
  );

test('a page has 6, 8, 12 or 16 cards', () => {
  expect(firstPage(page('more than a page'))).toEqual([6, 8, 12, 16]);
});

test('the filter offers every office, and is not there for a single one', () => {
  const offices = [...page().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(offices).toEqual(['All offices', 'Montréal — Plateau', 'South Shore — Longueuil', 'Québec City — Montcalm']);
  expect(page('directors of one office').querySelector('select')).toBeNull();
});

test('a card writes to its person, and its phone number and e-mail address are links', () => {
  const card = page().querySelector('article');
  const written = card?.querySelector('[data-action=open_contact_modal]')?.getAttribute('data-recipient');
  expect(JSON.parse(written ?? '')).toMatchObject({ type: 'broker', slug: 'member-0', name: 'Camille Fontaine' });
  expect(card?.querySelector('a[href="tel:+15145550148"]')).not.toBeNull();
  expect(card?.querySelector('a[href="mailto:camille.fontaine@maison.example"]')).not.toBeNull();
});

test.each([
  ['brokers', '8 brokers'],
  ['teams', '8 teams'],
  ['admins', '8 staff members'],
  ['directors', '8 directors'],
])('the count names %s', (context_type, count) => {
  const wire = { block_type: block.type, ...fixtures.default, block_params: { context_type } };
  const html = new DOMParser().parseFromString(renderExample(block, wire, 'en'), 'text/html');
  expect(html.querySelector('[role=status]')?.textContent?.replace('\u00a0', ' ')).toBe(count);
});

test('the office of the address is chosen, and one that it does not have is ignored', () => {
  const cardsAt = (address: string) =>
    new DOMParser()
      .parseFromString(renderExample(block, fixtures.default, 'en', address), 'text/html')
      .querySelectorAll('article').length;
  const office = page().querySelectorAll('option')[1]?.getAttribute('value');
  expect(cardsAt(`/en/team?office=${office}`)).toBeLessThan(cardsAt('/en/team'));
  expect(cardsAt('/en/team?office=unknown')).toBe(cardsAt('/en/team'));
});

test('another office starts at the first page', async () => {
  const member = (index: number) => ({
    ...{ id: `${index}`, office_id: index < 20 ? 'a' : 'b', main_title: `Member ${index}`, description: '' },
    ...{ image: null, cta: null, recipient_type: 'broker', recipient_slug: null },
    ...{ list_items_repeater: [], icon_links_repeater: [], program_items_repeater: [] },
  });
  const fields = {
    main_title: '',
    offices_list: ['a', 'b'].map((id) => ({ id, label: id })),
    member_cards_repeater: Array.from({ length: 40 }, (_, index) => member(index)),
    params: { context_type: 'brokers' },
  };
  const { container } = await render(
    <TestAddress address="/en/team?page=2">
      <LocaleProvider locale="en">
        <block.Component {...fields} />
      </LocaleProvider>
    </TestAddress>,
  );
  const visible = () => container.querySelectorAll('li:not([data-hidden~=base]) article').length;
  expect(visible()).toBe(6);
  await act(async () => container.querySelector('button')?.click());
  expect(visible()).toBe(12);
  const select = container.querySelector('select');
  await act(async () => {
    if (!select) return;
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(visible()).toBe(6);
  expect(container.querySelector('article')?.textContent).toBe('Member 20');
  expect(container.querySelector('[data-address]')?.getAttribute('data-address')).toBe('/en/team?page=2&office=b');
});
