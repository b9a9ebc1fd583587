// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { readRecipient } from '../../forms/recipient.ts';
import { fixtures } from './members-carousel.fixture.ts';
import { block } from './members-carousel.tsx';

const page = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html');
const markers = (name: string) =>
  [...page(name).querySelectorAll('[role=group] button')].map((button) => button.getAttribute('aria-label'));

test('each member has a thumbnail that goes to them', () => {
  expect(markers('default')).toEqual([
    '1\u00a0: Maude Tessier-Lavoie',
    '2\u00a0: Karim Benali',
    '3\u00a0: Élise Dubuc',
    '4\u00a0: Thomas Arsenault',
    '5\u00a0: Ngoc Anh Tran',
  ]);
  expect(page('default').querySelectorAll('[role=group] button:has([sizes="80px"])')).toHaveLength(5);
});

test('a single member has no thumbnails', () => {
  expect(markers('one member')).toEqual([]);
});

test('a member stands beside the portrait, or below it in the centre', () => {
  expect(page('default').querySelectorAll('article[data-centred]')).toHaveLength(0);
  expect(page('in the centre').querySelectorAll('article[data-centred]')).toHaveLength(5);
});

test('the button of a member writes to that member', () => {
  const button = page('default').querySelector<HTMLElement>('article [data-action=open_contact_modal]');
  expect(readRecipient(button?.dataset.recipient)).toMatchObject({
    slug: 'portrait-001',
    name: 'Maude Tessier-Lavoie',
  });
});

test('a block without members takes no place', () => {
  expect(page('no item at all').body.innerHTML).toBe('');
});
