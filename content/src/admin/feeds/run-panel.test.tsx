// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FeedRunDetail } from '@vitrine/contract/core/staff-feeds.ts';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const retryListing = vi.fn(async () => ({ kind: 'ok', data: {} }));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('./actions.ts', () => ({ retryListing }));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled, 'aria-label': label }: ComponentProps<'button'>) => (
    <button type="button" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn(), error: vi.fn() },
}));

const { RunPanel } = await import('./run-panel.tsx');

const detail: FeedRunDetail = {
  source: { id: 's', name: 'Centris', is_active: true },
  run: {
    ...{
      id: '7',
      started_at: '2026-06-15T12:00:00Z',
      finished_at: '2026-06-15T12:01:05Z',
      outcome: 'done',
      reason: null,
    },
    ...{ read: 200, written: 151, added: 150, failed: 2, removed: 1, expected: 200 },
  },
  new: [{ key: '1', number: '1001', address: '12, rue des Érables, Laval' }],
  changed: [{ key: '2', number: '1002', address: '' }],
  removed: [{ key: '3', number: '1003', address: '8, rue des Pins, Laval' }],
  failed: [
    { key: '9', reason: 'Sans prix.', raw: '{"City":"Laval","Empty":""}' },
    { key: '8', reason: 'Sans municipalité.', raw: null },
  ],
};

test('a run shows its failures with their records as names and values, and what it changed by addresses', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  await act(async () => render(<RunPanel language="fr" title="Lecture du 15 juin" detail={detail} />));
  screen.getByText(/1\smin 5\ss/);
  for (const title of ['En échec (2)', 'Nouvelles (150)', 'Modifiées (1)', 'Retirées (1)'])
    screen.getByRole('heading', { name: title });
  screen.getByText('Ville');
  screen.getByText('Laval');
  expect(screen.queryByText('Empty')).toBeNull();
  screen.getByText('et 149 autres');
  screen.getByText('Adresse non affichée');
  screen.getByText('Lue sans problème depuis, ou absente de la source.');
  const [again, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  await act(async () => again && fireEvent.click(again));
  expect(retryListing).toHaveBeenCalledWith('fr', 's', '9');
});
