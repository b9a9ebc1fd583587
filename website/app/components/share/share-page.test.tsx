// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { ShareLinks } from './share-links.tsx';
import { sharePage } from './share-page.ts';

const address = 'https://www.maison.test/fr/article';
const show = () =>
  render(
    <LocaleProvider locale="fr">
      <ShareLinks title="4318, rue Fabre" address={address} />
    </LocaleProvider>,
  );
const said = () => vi.waitFor(() => expect(document.querySelector('[role="status"]')).not.toBeNull());

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('an address is shared with an application of the device', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const page = await show();
  await sharePage(page.getByRole('button', { name: 'Partager' }));
  expect(share).toHaveBeenCalledWith({ title: '4318, rue Fabre', url: address });
});

test('without such an application the address is copied, which is said', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  document.documentElement.lang = 'fr-CA';
  const page = await show();
  await sharePage(page.getByRole('button', { name: 'Partager' }));
  expect(writeText).toHaveBeenCalledWith(address);
  await said();
  await vi.waitFor(() => expect(page.getByRole('status').textContent).toBe('Lien copié'));
});

test('a visitor who closes the dialog of the device has copied nothing', async () => {
  const share = vi.fn(async () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })));
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const page = await show();
  await sharePage(page.getByRole('button', { name: 'Partager' }));
  expect(writeText).not.toHaveBeenCalled();
});
