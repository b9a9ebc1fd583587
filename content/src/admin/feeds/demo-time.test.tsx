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

interface LaterRun {
  id: string;
  outcome: string;
  /** Number of listings that the run changed; none by default. */
  written?: number;
}

/** Returns a source whose run 7 was followed by these runs, the newest first. */
const sourceWith = (...later: LaterRun[]) => {
  const runs = [...later, { id: '7', outcome: 'done', written: 3 }].map((run) => ({ written: 0, ...run }));
  return { id: 's', is_active: true, last_run: runs[0], runs } as unknown as FeedDetail;
};

/** Presses the button of a source whose last run was 7. */
async function pressButton() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  const show = (source: FeedDetail, isRunning = false) => (
    <DemoTime language="fr" source={source} isRunning={isRunning} />
  );
  const view = render(show(sourceWith()));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Faire passer le temps' })));
  expect(letTimePass).toHaveBeenCalledWith('fr', 's');
  return (...given: Parameters<typeof show>) => view.rerender(show(...given));
}

const status = () => screen.getByRole('status').textContent;
const reading = 'Le temps a passé. La source est en cours de lecture…';
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('what changed shows once the source has been read, with links to the listings and the run', async () => {
  const showAfter = await pressButton();
  expect(status()).toBe(reading);
  showAfter(sourceWith({ id: '8', outcome: 'running' }), true);
  expect(status()).toBe(reading);
  showAfter(sourceWith({ id: '8', outcome: 'done', written: 2 }));
  expect(status()).toMatch(/2\spropriétés ont changé\s:/);
  screen.getByText(/Prix réduit de 450\s000\s\$ à 428\s000\s\$/);
  const [first, sold, run] = addresses();
  expect([first, sold]).toEqual(passed.changes.map(({ href }) => href));
  expect(run).toBe('/admin/feeds/s/runs/8');
  // The price of a sale is never shown.
  expect(screen.getByText('Vendue').textContent).toBe('Vendue');
  showAfter(sourceWith({ id: '8', outcome: 'failed' }));
  expect(status()).toContain('la source n’a pas pu être lue');
});

test('the link leads to the run that read the changes, when one of the timetable came first', async () => {
  const showAfter = await pressButton();
  const earlier = { id: '8', outcome: 'done', written: 2 };
  // The run that was asked for has not begun.
  showAfter(sourceWith(earlier), true);
  expect(status()).toBe(reading);
  showAfter(sourceWith({ id: '9', outcome: 'done' }, earlier));
  expect(addresses().at(-1)).toBe('/admin/feeds/s/runs/8');
  showAfter(sourceWith({ id: '9', outcome: 'done' }, { id: '8', outcome: 'done' }));
  expect(addresses().at(-1)).toBe('/admin/feeds/s/runs/9');
});
