// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

/** Gives the answer of the service, which refuses. */
let answer = (): void => undefined;
const refuse = async () => {
  await new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { kind: 'refused', message: 'Refusé', fields: { name: 'Refusé' } };
};

vi.mock('@payloadcms/ui', () => ({
  Banner: ({ children }: { children: ReactNode }) => <div>{children}</div>,
  Button: ({ children, onClick, disabled, type = 'button' }: ComponentProps<'button'>) => (
    <button type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  ConfirmationModal: () => null,
  toast: { error: vi.fn(), success: vi.fn() },
  useModal: () => ({ openModal: vi.fn() }),
  useTranslation: () => ({ i18n: { language: 'fr' } }),
}));
vi.mock('next/navigation.js', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
vi.mock('./feeds/actions.ts', () => ({
  addFeed: refuse,
  checkFeed: refuse,
  readFeedColumns: refuse,
  testFeed: refuse,
}));
vi.mock('./figures/actions.ts', () => ({ addSeller: refuse, changeSeller: refuse, previewSeller: refuse }));
vi.mock('./leads/actions.ts', () => ({ saveSettings: refuse, renewSecret: refuse }));
vi.mock('./listings/actions.ts', () => ({ saveListingSettings: refuse }));
vi.mock('./privacy/actions.ts', () => ({ findPerson: refuse, readPersonFile: refuse, erasePerson: refuse }));

const { AccountField } = await import('./accounts/account-field.tsx');
const { AccountForm } = await import('./accounts/account-form.tsx');
const { FeedSteps } = await import('./feeds/feed-steps.tsx');
const { SellerReports } = await import('./figures/seller-reports.tsx');
const { SettingsForm } = await import('./leads/settings-form.tsx');
const { ListingSettingsForm } = await import('./listings/listing-settings-form.tsx');
const { PersonPanel } = await import('./privacy/person-panel.tsx');

const site = { language: 'fr', site: 'm-1', name: 'Groupe Rivage' } as const;
const leadSettings = {
  retention_days: 730,
  proof_retention_days: 1095,
  webhook_url: null,
  has_webhook_secret: false,
  webhook_gone_at: null,
};
const listingSettings = { off_market_days: 30, sold_days: null, shows_price_history: true };
const refuseAccount = async () => {
  await refuse();
  return { field: 'name', message: 'Refusé' };
};

const forms: [string, ReactElement][] = [
  [
    'of an account',
    <AccountForm key="" submit="Envoyer" onSubmit={refuseAccount}>
      <AccountField label="Nom" name="name" defaultValue="Léa" />
    </AccountForm>,
  ],
  ['of a new source', <FeedSteps key="" language="fr" sites={[]} />],
  ['of a seller', <SellerReports key="" language="fr" site="m-1" uls="1" isOnMarket reports={[]} />],
  ['of the settings of leads', <SettingsForm key="" {...site} settings={leadSettings} />],
  ['of the settings of listings', <ListingSettingsForm key="" {...site} settings={listingSettings} />],
  ['that finds a person', <PersonPanel key="" language="fr" email="" siteNames={{}} receipts={[]} />],
];

afterEach(cleanup);

// A form whose button is disabled ignores the Enter key, so the button is enabled when the message shows.
test.each(forms)('the form %s takes the Enter key as soon as it shows why it was refused', async (_, element) => {
  const { container } = render(element);
  const form = container.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) throw new Error('no form with a submit button');
  const wasDisabled: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByText('Refusé')) wasDisabled.push(button.disabled);
  });
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  // React renders in its own time outside `act`, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  fireEvent.submit(form);
  await expect.poll(() => button.disabled).toBe(true);
  answer();
  await expect.poll(() => wasDisabled.at(-1)).toBe(false);
  expect(wasDisabled).not.toContain(true);
});
