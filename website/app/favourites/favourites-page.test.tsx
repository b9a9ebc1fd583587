// @vitest-environment jsdom
import type { Locale } from '@vitrine/contract/locale.ts';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Favourite } from '../components/favourites/favourite.ts';
import type { ListingSummary } from '../components/listing-card/listing-summary.ts';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import { render } from '../test-render.tsx';
import { FavouritesPage } from './favourites-page.tsx';
import type { ListingStateSummary } from './listing-state-summary.ts';

const saved: Favourite = { uls: '10000001', status: 'active', price: 450_000, savedAt: 1 };
const card = (uls: string): ListingSummary => ({
  ...{ uls, href: `/fr/proprietes/x-${uls}`, type: 'Maison', price: '400\u00a0000\u00a0$', street: '1, rue A' },
  ...{ municipality: 'Québec', badge: null, specs: { bed: '', bath: '', area: '' }, picture: null },
});
const state: ListingStateSummary = {
  ...{ uls: '10000001', status: 'active', price: 400_000, showsPreviousPrice: true },
  ...{ card: card('10000001'), successor: null },
};

const draw = (locale: Locale, hash = '') => (
  <LocaleProvider locale={locale}>
    <PlaceProvider place={placeOf(new URL(`https://maison.test/fr/favoris${hash}`))}>
      <FavouritesPage />
    </PlaceProvider>
  </LocaleProvider>
);

/** Shows the page of a visitor with these favourites, where the server answers with these states. */
async function show(locale: Locale, states: ListingStateSummary[], favourites = [saved]): Promise<HTMLElement> {
  localStorage.setItem('vitrine.favourites', JSON.stringify(favourites));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ data: states });
  });
  const { container } = await render(draw(locale));
  return container;
}

let asked: string[] = [];
afterEach(() => {
  asked = [];
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the server knows no favourites: it says that they are loading, and what they need', () => {
  const html = renderToStaticMarkup(draw('fr'));
  expect(html).toContain('Chargement de vos favoris…');
  expect(html).toContain('Les favoris ont besoin de JavaScript');
});

test.each([
  ['fr', 'Prix réduit (auparavant 450\u00a0000\u00a0$)'],
  ['en', 'Price reduced (was $450,000)'],
] as const)('the page shows the earlier price in %s where the source allows it', async (locale, text) => {
  const body = await show(locale, [state]);
  expect(asked).toEqual([`/api/listing-states?uls=10000001&locale=${locale}`]);
  expect(body.textContent).toContain(text);
});

test('the page shows no earlier price where the source forbids it', async () => {
  const body = await show('fr', [{ ...state, showsPreviousPrice: false }]);
  expect(body.textContent).toContain('Prix réduit');
  expect(body.textContent).not.toMatch(/450.000/);
});

describe('the changes since the last visit', () => {
  const minutes = 60_000;
  afterEach(() => vi.useRealTimers());

  /** Opens the list that many minutes after the first visit, and returns what is marked. */
  async function visit(after: number, price: number): Promise<string | undefined> {
    vi.setSystemTime(new Date('2026-06-01T12:00:00Z').getTime() + after * minutes);
    const body = await show('en', [{ ...state, price }]);
    return body.querySelector('[data-new]')?.textContent ?? undefined;
  }

  test('stay marked while the visit lasts, and are marked no more at the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await visit(0, 450_000)).toBeUndefined();
    const marked = 'Since your last visitPrice reduced (was $450,000)';
    expect(await visit(60, 400_000)).toBe(marked);
    expect(await visit(80, 400_000)).toBe(marked);
    expect(await visit(200, 400_000)).toBeUndefined();
    expect(await visit(400, 380_000)).toBe('Since your last visitPrice reduced (was $400,000)');
  });

  test('are those since the property was added, where the storage was written by something else', async () => {
    localStorage.setItem('vitrine.favourites-visit', '{"shownAt":"x","now":[["10000001",{"status":4}]],"before":7}');
    const body = await show('fr', [state]);
    expect(body.textContent).toContain('Une propriété a changé depuis votre dernière visite.');
  });

  test('leave no number in the browser once the property is removed', async () => {
    await show('fr', [state]);
    expect(localStorage.getItem('vitrine.favourites-visit')).toContain(saved.uls);
    await show('fr', [], [{ ...saved, uls: '10000003' }]);
    expect(localStorage.getItem('vitrine.favourites-visit')).not.toContain(saved.uls);
  });
});

test('a property under a new number leads to its new page', async () => {
  const body = await show('fr', [
    { ...state, status: 'off_market', price: null, card: card('10000001'), successor: card('10000002') },
  ]);
  expect(body.textContent).toContain('De retour sur le marché sous un nouveau numéro');
  expect([...body.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
    '/fr/proprietes/x-10000002',
  ]);
});

test('favourites that another tab adds are shown too', async () => {
  const body = await show('fr', [state]);
  localStorage.setItem('vitrine.favourites', JSON.stringify([saved, { ...saved, uls: '10000003', savedAt: 2 }]));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(body.textContent).toContain('2\u00a0propriétés');
  expect(body.textContent).toContain('Inscription 10000003');
});

const withoutSearch: SiteInfo = {
  ...{ siteType: 'agency', hasSearch: false, logos: { light: null, dark: null }, captcha: null },
  ...{ origin: '', path: '/fr/favoris', alternatePaths: {} },
};

test('on a site without a search the page speaks of none', async () => {
  const html = renderToStaticMarkup(<SiteProvider info={withoutSearch}>{draw('fr')}</SiteProvider>);
  expect(renderToStaticMarkup(draw('fr'))).toContain('lancez une recherche');
  expect(html).not.toContain('recherche');
});

test('on a site without a search who keeps nothing finds the way home, and nothing of viewed listings', async () => {
  const { container } = await render(<SiteProvider info={withoutSearch}>{draw('fr')}</SiteProvider>);
  const home = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === 'Retour à l’accueil');
  expect(home?.getAttribute('href')).toBe('/fr');
  expect(container.textContent).not.toContain('Vues récemment');
  expect((await render(draw('fr'))).container.textContent).toContain('Vues récemment');
});

test('a received list whose storage is refused is shown, and says that it cannot be kept', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [state] }));
  const { container } = await render(draw('fr', '#liste=10000001,10000009'));
  expect(container.textContent).toContain('Liste reçue');
  expect(container.textContent).toContain('Les autres propriétés de la liste ne sont plus offertes sur ce site.');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toContain('Votre navigateur ne permet pas à ce site de garder vos favoris.');
  vi.restoreAllMocks();
});

test('a received list leaves what the visitor has kept of it before as it was', async () => {
  localStorage.setItem('vitrine.favourites', JSON.stringify([saved]));
  const other = { ...state, uls: '10000002', card: card('10000002') };
  vi.stubGlobal('fetch', async () => Response.json({ data: [state, other] }));
  const { container } = await render(draw('en', '#list=10000001,10000002'));
  await act(async () => container.querySelector('button')?.click());
  const kept = JSON.parse(localStorage.getItem('vitrine.favourites') ?? '[]');
  expect(kept.find(({ uls }: Favourite) => uls === '10000001')).toEqual(saved);
  expect(kept).toHaveLength(2);
});

test('who keeps nothing finds a search and the newest listings, which stay once one is kept', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({
      data: address.startsWith('/api/properties?') ? { propertiesListing: [card('10000001')] } : [state],
    });
  });
  const { container } = await render(draw('fr'));
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/fr/proprietes');
  expect(container.querySelector('input')?.name).toBe('q');
  // Its chunk and its answer come one after the other.
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(container.querySelectorAll('article')).toHaveLength(1);
  });
  expect(asked).toEqual(['/api/properties?locale=fr&limit=3&page=1']);
  localStorage.setItem('vitrine.favourites', JSON.stringify([saved]));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(container.textContent).toContain('Pour commencer');
  expect(container.querySelectorAll('article')).toHaveLength(2);
});
