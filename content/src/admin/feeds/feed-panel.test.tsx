// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FeedDetail, feedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const saveFeed = vi.fn();
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
vi.mock('./actions.ts', () => ({ saveFeed }));
vi.mock('./demo-actions.ts', () => ({}));
vi.mock('@payloadcms/ui', () => ({
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, onClick, disabled, type = 'button' }: ComponentProps<'button'>) => (
    <button type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  ConfirmationModal: () => null,
  Pill: () => null,
  toast: { success: vi.fn(), error: vi.fn() },
  useModal: () => ({ openModal: vi.fn() }),
}));

const { FeedPanel } = await import('./feed-panel.tsx');

const unknown = (value: string) => ({ field: 'PropertySubType', value, reason: 'unknown-value', count: 1 });
const source = feedDetail.parse({
  ...{ id: '1', name: 'CSV', kind: 'file', state: 'ok', sites: [], every_minutes: 60, shown: 1, failures: 0 },
  ...{ last_run: null, requested_at: null, checked_at: null, next_run_at: '2026-06-15T12:00:00Z', watermark: null },
  ...{ verified_at: null, alarms: [], has_credentials: false, is_active: true, runs: [], held_lists: [], failed: [] },
  ...{ photos: null, board_leads: null, unknown_values: [unknown('Yourte'), unknown('Tipi')] },
  settings: {
    ...{ kind: 'file', layout: 'centris', path: 'm-1/a', destinations: [{ id: '', micrositeIds: ['m-1'] }] },
    ...{ mapping: { values: {} }, pictureHosts: null },
  },
});
const withSettings = (change: Partial<FeedDetail['settings']>): FeedDetail => ({
  ...source,
  // The kind stays the same.
  settings: { ...source.settings, ...change } as FeedDetail['settings'],
});

beforeEach(() => {
  saveFeed.mockReset();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const panel = (shown: FeedDetail) => (
  <FeedPanel
    language="fr"
    source={shown}
    people={null}
    sites={[{ id: 'm-1', name: 'Groupe Rivage', brokers: [] }]}
    isDemo={false}
  />
);
async function open() {
  onTestFinished(cleanup);
  const view = await act(async () => render(panel(source)));
  return { show: (shown: FeedDetail) => act(async () => view.rerender(panel(shown))) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const fill = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const saved = () => saveFeed.mock.lastCall?.[2];

test('settings that are not saved yet stay when the first load names the hosts of photos, which are saved with them', async () => {
  const { show } = await open();
  await fill('Nom', 'Un autre nom');
  await show(withSettings({ pictureHosts: ['photos.example'] }));
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Un autre nom');
  saveFeed.mockResolvedValueOnce({ kind: 'ok', data: source });
  await press('Enregistrer');
  expect(saved()).toMatchObject({ name: 'Un autre nom', settings: { pictureHosts: ['photos.example'] } });
});

test('while a meaning is saved, no change of the source begins that would undo it', async () => {
  await open();
  const answer = Promise.withResolvers<unknown>();
  saveFeed.mockReturnValueOnce(answer.promise);
  const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /Yourte|Tipi/, hidden: true });
  if (!first || !second) expect.unreachable();
  await act(async () => fireEvent.change(first, { target: { value: 'Chalet' } }));
  expect(saved().settings.mapping.values).toEqual({ PropertySubType: { Yourte: 'Chalet' } });
  const isBusy = () => [second, button('Enregistrer'), button('Mettre en pause')].map(({ disabled }) => disabled);
  expect(isBusy()).toEqual([true, true, true]);
  await act(async () => answer.resolve({ kind: 'ok', data: source }));
  expect(isBusy()).toEqual([false, false, false]);
});

test('a meaning and a pause that come beside the form are saved with it', async () => {
  const { show } = await open();
  await fill('Nom', 'Un autre nom');
  const values = { PropertySubType: { Yourte: 'Chalet' } };
  await show({ ...withSettings({ mapping: { ...source.settings.mapping, values } }), is_active: false });
  saveFeed.mockResolvedValueOnce({ kind: 'ok', data: source });
  await press('Enregistrer');
  expect(saved()).toMatchObject({ name: 'Un autre nom', is_active: false, settings: { mapping: { values } } });
});
