// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setAllowed } from '../../../consent/consent.ts';
import { render } from '../../../test-render.tsx';
import type { TourData } from './tour-data.ts';
import { Tours } from './tours.tsx';

const matterport: TourData = {
  kind: 'tour',
  href: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  provider: 'Matterport',
  player: 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
};
const outside: TourData = {
  ...matterport,
  href: 'https://visite.example.ca/',
  provider: 'visite.example.ca',
  player: null,
};

const player = () => document.querySelector('iframe')?.src;
const reload = vi.fn();
afterEach(() => setAllowed([], reload));

/** Presses a link, and returns true when the browser does not follow it. */
function press(options: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return event.defaultPrevented;
}

test('a tour asks before its provider hears of the visitor, and takes the focus along', async () => {
  await render(<Tours tours={[matterport]} pictures={[]} kind="tour" />);
  expect(press()).toBe(true);
  expect(player()).toBeUndefined();
  const accept = screen.getByRole('button', { name: 'Accepter et continuer' });
  expect(document.activeElement).toBe(accept);
  expect(screen.getByRole('link', { name: 'Ouvrir chez Matterport' }).getAttribute('href')).toBe(matterport.href);
  await act(async () => accept.click());
  expect(player()).toBe(matterport.player);
  expect(document.activeElement).toBe(document.querySelector('iframe'));
});

test('a visitor who has allowed marketing is not asked, and one who takes it back gets the page without the player', async () => {
  setAllowed(['marketing'], reload);
  await render(<Tours tours={[matterport]} pictures={[]} kind="tour" />);
  press();
  expect(player()).toBe(matterport.player);
  setAllowed([], reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('who allows marketing while the tour asks gets the tour', async () => {
  await render(<Tours tours={[matterport]} pictures={[]} kind="tour" />);
  press();
  await act(async () => setAllowed(['analytics'], reload));
  expect(player()).toBeUndefined();
  await act(async () => setAllowed(['marketing'], reload));
  expect(player()).toBe(matterport.player);
});

test.each<[string, TourData, MouseEventInit]>([
  ['of another provider', outside, {}],
  ['that is pressed with a key for a new tab', matterport, { ctrlKey: true }],
])('a tour %s opens outside', async (_, tour, options) => {
  await render(<Tours tours={[tour]} pictures={[]} kind="tour" />);
  expect(press(options)).toBe(false);
  expect(player()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});
