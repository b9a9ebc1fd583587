// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Watched } from './watch-visibility.ts';

const publication = { state: 'published', since: '2026-11-22T00:00:00.000Z' };
const watches: { signal: AbortSignal; report: (watched: Watched) => void }[] = [];
vi.mock('./use-last-publication.ts', () => ({ useLastPublication: () => publication }));
vi.mock('./watch-visibility.ts', () => ({
  watchVisibility: (_: unknown, signal: AbortSignal, report: (watched: Watched) => void) => {
    watches.push({ signal, report });
  },
}));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useDocumentInfo: () => ({ id: 1, collectionSlug: 'pages' }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));

const { VisibilityNotice } = await import('./visibility-notice.tsx');

test('a late publication is asked for until its notice is closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  await act(async () => render(<VisibilityNotice />));
  const [watch] = watches;
  await act(async () => watch?.report({ state: 'late', visibility: { exception: null, pages: [] } }));
  screen.getByText(/^Le site montre encore l’ancienne version/);
  expect(watch?.signal.aborted).toBe(false);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })));
  expect(watch?.signal.aborted).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});
