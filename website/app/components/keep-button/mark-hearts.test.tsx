// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { favouritesKey } from '../favourites/storage-keys.ts';
import { KeepButton } from './keep-button.tsx';
import showKept from './show-kept.inline.ts?script';
import { startKeeping } from './start-keeping.ts';

const draw = (...keeps: string[]) =>
  keeps.map((keep) => renderToStaticMarkup(<KeepButton keep={keep} name="1, rue A" />)).join('');
const heart = (uls: string) => document.querySelector<HTMLElement>(`[data-keep^="${uls}"]`);
const pressed = (uls: string) => heart(uls)?.getAttribute('aria-pressed');
const kept = () => JSON.parse(localStorage.getItem(favouritesKey) ?? '[]');
const header = () => document.documentElement.style.getPropertyValue('--kept');
const said = () => document.querySelector('[role=status]')?.textContent;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.lang = 'fr-CA';
  document.body.innerHTML = draw('10000001 active 450000', '10000002 sold', '10000003');
  new Function(showKept)();
});

test('a heart keeps its listing as the card shows it, says so and counts it in the header', async () => {
  startKeeping();
  heart('10000001')?.click();
  await expect.poll(() => pressed('10000001')).toBe('true');
  expect(kept()).toEqual([{ uls: '10000001', status: 'active', price: 450_000, savedAt: expect.any(Number) }]);
  expect(header()).toBe('"1"');
  await expect.poll(said).toBe('La propriété a été ajoutée à vos favoris. Voir mes favoris');
  heart('10000002')?.click();
  heart('10000003')?.click();
  await expect.poll(() => kept().length).toBe(3);
  expect(kept().map(({ status, price }: Record<string, unknown>) => [status, price])).toEqual(
    expect.arrayContaining([
      ['sold', null],
      ['active', null],
    ]),
  );
  heart('10000001')?.click();
  await expect.poll(() => pressed('10000001')).toBe('false');
  expect(header()).toBe('"2"');
});

test('hearts that appear later, and listings that another tab keeps, are marked', async () => {
  startKeeping();
  localStorage.setItem(favouritesKey, JSON.stringify([{ uls: '10000004', status: 'active', price: 1, savedAt: 1 }]));
  window.dispatchEvent(new StorageEvent('storage', { key: favouritesKey }));
  expect(header()).toBe('"1"');
  document.body.insertAdjacentHTML('beforeend', draw('10000004 active 1'));
  await expect.poll(() => pressed('10000004')).toBe('true');
});

test('a storage that is full is said, and nothing is marked', async () => {
  startKeeping();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  heart('10000001')?.click();
  await expect.poll(said).toBe('Votre navigateur ne permet pas à ce site de garder vos favoris.');
  expect(pressed('10000001')).toBe('false');
  vi.restoreAllMocks();
});

test('a storage that is refused or damaged counts nothing', () => {
  localStorage.setItem(favouritesKey, '[');
  globalThis.showKept?.();
  expect('kept' in document.documentElement.dataset).toBe(false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  globalThis.showKept?.();
  expect('kept' in document.documentElement.dataset).toBe(false);
  vi.restoreAllMocks();
});
