// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const push = vi.fn();
const toast = { error: vi.fn(), success: vi.fn() };
const actions = { addFeed: vi.fn(), checkFeed: vi.fn(), readFeedColumns: vi.fn(), testFeed: vi.fn() };

vi.mock('next/navigation.js', () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }));
vi.mock('./actions.ts', () => actions);
vi.mock('@payloadcms/ui', () => ({
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, onClick, disabled, type = 'button' }: ComponentProps<'button'>) => (
    <button type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  toast,
}));

const { FeedSteps } = await import('./feed-steps.tsx');

const sites = [
  { id: 'm-1', name: 'Groupe Rivage', brokers: [{ slug: 'maude-gagnon', name: 'Maude Gagnon' }] },
  { id: 'm-2', name: 'Maude Gagnon', brokers: [{ slug: 'leo-roy', name: 'Léo Roy' }] },
];
const listings = {
  outcome: 'listings',
  total: 1,
  listings: [{ key: '1', card: null, pictures: 0, problem: null, ignored: [] }],
};
const failed = (failure: string, message: string) => ({ outcome: 'failed', failure, message, detail: '' });
const ok = (data: unknown) => ({ kind: 'ok', data });
const refused = (fields: Record<string, string>) => ({ kind: 'refused', message: 'No', fields });

beforeEach(() => {
  for (const each of [...Object.values(actions), push, toast.error, toast.success]) each.mockReset();
  actions.checkFeed.mockResolvedValue(ok({}));
  actions.testFeed.mockResolvedValue(ok(listings));
});

async function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(cleanup);
  await act(async () => render(<FeedSteps language="fr" sites={sites} />));
}
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const choose = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
const atStep = (title: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(title));

test('a step shows after the one before has been accepted, and its heading has the focus', async () => {
  await open();
  actions.checkFeed.mockResolvedValueOnce(refused({ name: 'Donnez un nom.', credentials: 'Entrez …' }));
  await click('Continuer');
  screen.getByText('Donnez un nom.');
  screen.getByRole('heading', { name: 'Type de source' });
  expect(screen.queryByText('Entrez …')).toBeNull();
  // An error in a field of a later step does not stop this step.
  actions.checkFeed.mockResolvedValueOnce(refused({ credentials: 'Entrez …' }));
  await click('Continuer');
  await atStep('Adresse et accès');
  expect(screen.getByText('Adresse et accès', { selector: 'li' }).getAttribute('aria-current')).toBe('step');
});

test('a wrong password leads back without loss, and a right one to the listings', async () => {
  await open();
  await choose(/^DDF/);
  await click('Continuer');
  await fill('Identifiant', 'agence');
  await fill('Mot de passe', 'faux');
  actions.testFeed.mockResolvedValueOnce(ok(failed('credentials-refused', 'Le mot de passe est refusé.')));
  await click('Continuer');
  await atStep('Test');
  screen.getByText('Le mot de passe est refusé.');
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  await click('Retour');
  await atStep('Adresse et accès');
  expect(screen.getByLabelText<HTMLInputElement>('Identifiant').value).toBe('agence');
  await fill('Mot de passe', 'juste');
  await click('Continuer');
  await atStep('Test');
  expect(actions.testFeed.mock.lastCall?.[1]).toMatchObject({
    credentials: { clientId: 'agence', clientSecret: 'juste' },
    settings: { destinations: [{ micrositeIds: ['m-1', 'm-2'] }] },
  });
  await click('Continuer');
  await atStep('Sites et affichage');
});

test('a field that is refused at the end leads back to its step', async () => {
  await open();
  for (const step of ['Adresse et accès', 'Test', 'Sites et affichage']) {
    await click('Continuer');
    await atStep(step);
  }
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Groupe Rivage' })));
  await click('Continuer');
  await atStep('Vérifier et ajouter');
  screen.getByText('Groupe Rivage');
  actions.addFeed.mockResolvedValueOnce(refused({ 'settings.serviceRoot': 'Ce n’est pas une adresse.' }));
  await click('Ajouter la source');
  await atStep('Adresse et accès');
  for (const step of ['Test', 'Sites et affichage', 'Vérifier et ajouter']) {
    await click('Continuer');
    await atStep(step);
  }
  actions.addFeed.mockResolvedValueOnce(ok({ id: 'new' }));
  await click('Ajouter la source');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/feeds/new'));
  expect(actions.addFeed.mock.lastCall?.[1]).toMatchObject({ settings: { destinations: [{ micrositeIds: ['m-1'] }] } });
});

test('the columns of a file are named before it is tested and added', async () => {
  await open();
  await choose(/^Fichiers/);
  await click('Continuer');
  await fill('Dossier ou fichier', 'm-1/liste');
  await fill('Disposition', 'generic');
  const columns = [
    { column: 'No', values: ['1', '2'] },
    { column: 'Ville', values: ['Montréal'] },
    { column: 'Montant', values: ['450000'] },
  ];
  actions.readFeedColumns.mockResolvedValue(
    ok({ outcome: 'columns', delimiter: ';', record: '', records: [], columns }),
  );
  await click('Continuer');
  await atStep('Test');
  screen.getByText(/3 colonnes y ont été trouvées/);
  expect(actions.testFeed).not.toHaveBeenCalled();
  await click('Continuer');
  await click('Continuer');
  await atStep('Colonnes du fichier');
  screen.getByText('450000');
  await click('Continuer');
  screen.getByText(/^Choisissez encore la colonne de/);
  await fill(/^Ce qu’est la colonne .*Montant/, 'ListPrice');
  actions.testFeed.mockResolvedValueOnce(ok(failed('file-invalid', 'Le fichier ne peut pas être lu.')));
  await click('Continuer');
  screen.getByText('Le fichier ne peut pas être lu.');
  await click('Continuer');
  await atStep('Vérifier et ajouter');
  expect(actions.testFeed.mock.lastCall?.[1]).toMatchObject({
    settings: { shape: { delimiter: ';', columns: { ListingKey: 'No', City: 'Ville', ListPrice: 'Montant' } } },
  });
});

const fingerprint = `SHA256:${'a'.repeat(43)}`;
const unconfirmed = { outcome: 'host-key', fingerprint, is_other: false };

test('the key of an SFTP server is compared and confirmed before its files are read', async () => {
  await open();
  await choose(/^Fichiers/);
  await click('Continuer');
  await fill(/^Où sont les fichiers/, 'sftp');
  await fill('Serveur SFTP', 'sftp.exemple.ca');
  await fill('Identifiant', 'agence');
  await fill('Mot de passe', 'secret');
  await fill('Dossier sur le serveur', '/centris');
  actions.testFeed.mockResolvedValueOnce(ok(unconfirmed));
  await click('Continuer');
  await atStep('Test');
  screen.getByText(/^Est-ce bien ce serveur/);
  screen.getByText(fingerprint);
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  await click('C’est bien ce serveur');
  expect(actions.testFeed.mock.lastCall?.[1]).toMatchObject({
    credentials: { clientId: 'agence', clientSecret: 'secret' },
    settings: { path: '/centris', sftp: { host: 'sftp.exemple.ca', port: 22, hostKey: fingerprint } },
  });
  await click('Continuer');
  await atStep('Sites et affichage');
  await click('Continuer');
  await atStep('Vérifier et ajouter');
  screen.getByText('sftp.exemple.ca · /centris');
});

test('a server with another key than the confirmed one is shown as a danger, and its columns are read once it is confirmed', async () => {
  await open();
  await choose(/^Fichiers/);
  await click('Continuer');
  await fill(/^Où sont les fichiers/, 'sftp');
  await fill('Disposition', 'generic');
  actions.readFeedColumns.mockResolvedValueOnce(ok({ ...unconfirmed, is_other: true }));
  await click('Continuer');
  await atStep('Test');
  screen.getByText(/se fait peut-être passer pour le serveur/);
  const columns = [{ column: 'No', values: ['1'] }];
  actions.readFeedColumns.mockResolvedValueOnce(
    ok({ outcome: 'columns', delimiter: ';', record: '', records: [], columns }),
  );
  await click('C’est bien ce serveur');
  expect(actions.readFeedColumns.mock.lastCall?.[1]).toMatchObject({ sftp: { hostKey: fingerprint } });
  screen.getByText(/1 colonnes y ont été trouvées/);
});

test('the test of a RESO server says whether it keeps a journal of events, and the box follows it', async () => {
  await open();
  await choose(/^Service RESO/);
  await click('Continuer');
  actions.testFeed.mockResolvedValueOnce(ok({ ...listings, has_events: true }));
  await click('Continuer');
  await atStep('Test');
  screen.getByText(/^Ce serveur tient un journal d’événements/);
  await click('Retour');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Suivre les événements du serveur' })));
  actions.testFeed.mockResolvedValueOnce(ok({ ...listings, has_events: false }));
  await click('Continuer');
  await atStep('Test');
  screen.getByText(/^Ce serveur ne tient pas de journal/);
  expect(actions.testFeed.mock.lastCall?.[1]).toMatchObject({ settings: { kind: 'reso', followsEvents: true } });
});
