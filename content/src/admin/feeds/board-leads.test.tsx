// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: ComponentProps<'a'>) => <a href={href}>{children}</a>,
}));

const { BoardLeads } = await import('./board-leads.tsx');

test('messages that DDF has not taken lead to their leads, with the reason', () => {
  onTestFinished(cleanup);
  const failed = [{ lead: 'a1', at: '2026-06-15T12:00:00.000Z', reason: 'DDF a refusé le message\u00a0: inconnu' }];
  render(<BoardLeads language="fr" leads={{ sent: 12, waiting: 1, failed }} />);
  screen.getByText('En 30 jours : transmis, 12 ; en attente, 1 ; non transmis, 1.');
  screen.getByText('DDF a refusé le message : inconnu');
  expect(screen.getByRole('link', { name: /^Message du 15 juin 2026/ }).getAttribute('href')).toBe('/admin/leads/a1');
});
