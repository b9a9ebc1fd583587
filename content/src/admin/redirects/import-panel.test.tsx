// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

const answer = Promise.withResolvers<object>();
const sites = [
  { value: '1', label: 'Agence' },
  { value: '2', label: 'Équipe' },
];
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@payloadcms/ui', () => ({
  Banner: 'p',
  Button: ({ children, onClick, disabled }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('../sites/choose-site.ts', () => ({ chosenSite: () => '1' }));
vi.mock('./send-import.ts', () => ({ fetchSites: async () => sites, sendImport: () => answer.promise }));
const { ImportPanel } = await import('./import-panel.tsx');

/** Whether the editor can change each of the inputs that an answer concerns. */
const areLive = () => ['Site', 'Fichier CSV'].map((label) => screen.getByLabelText(label).closest('[inert]') === null);

test('the site and the file stay as they were sent until the answer about them comes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  await act(async () => render(<ImportPanel />));
  const file = new File(['/a;/fr/contact'], 'a.csv', { type: 'text/csv' });
  await act(async () => fireEvent.change(screen.getByLabelText('Fichier CSV'), { target: { files: [file] } }));
  const check = await screen.findByRole('button', { name: 'Vérifier', hidden: true });
  await vi.waitFor(() => expect(check).toHaveProperty('disabled', false));
  expect(areLive()).toEqual([true, true]);
  await act(async () => fireEvent.click(check));
  expect(areLive()).toEqual([false, false]);
  const lines = [{ line: 1, source: '/a', target: '/fr/contact', result: 'added', message: null }];
  await act(async () => answer.resolve({ kind: 'report', report: { isImported: false, lines } }));
  expect(areLive()).toEqual([true, true]);
});
