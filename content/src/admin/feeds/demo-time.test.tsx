// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const change = { number: '12345678', address: { fr: '12, rue A, Laval', en: '12 A Street, Laval' }, price: 428_000 };
const passed = {
  changes: [
    { ...change, kind: 'price', previousPrice: 450_000, href: 'http://localhost:3000/fr/proprietes/x-12345678' },
    { ...change, number: '2', kind: 'sold', previousPrice: null, href: 'http://localhost:3000/fr/proprietes/x-2' },
  ],
  lastRun: '7',
};
const letTimePass = vi.fn(async () => ({ kind: 'ok', data: passed }));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('./demo-actions.ts', () => ({ letTimePass }));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn(), error: vi.fn() },
}));

const { DemoTime } = await import('./demo-time.tsx');

const sourceAfter = (id: string, outcome: string) =>
  ({ id: 's', is_active: true, last_run: { id, outcome } }) as unknown as FeedDetail;

test('what changed shows once the source has been read, with links to the listings and the run', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  const show = (source: FeedDetail) => <DemoTime language="fr" source={source} isRunning={false} />;
  const view = render(show(sourceAfter('7', 'done')));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Faire passer le temps' })));
  expect(letTimePass).toHaveBeenCalledWith('fr', 's');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Le temps a passé. La source est en cours de lecture…');
  view.rerender(show(sourceAfter('8', 'running')));
  expect(status.textContent).toBe('Le temps a passé. La source est en cours de lecture…');
  view.rerender(show(sourceAfter('8', 'done')));
  expect(status.textContent).toMatch(/2\spropriétés ont changé\s:/);
  screen.getByText(/Prix réduit de 450\s000\s\$ à 428\s000\s\$/);
  const [first, sold, run] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([first, sold]).toEqual(passed.changes.map(({ href }) => href));
  expect(run).toBe('/admin/feeds/s/runs/8');
  // The price of a sale is never shown.
  expect(screen.getByText('Vendue').textContent).toBe('Vendue');
  view.rerender(show(sourceAfter('8', 'failed')));
  expect(status.textContent).toContain('la source n’a pas pu être lue');
});
