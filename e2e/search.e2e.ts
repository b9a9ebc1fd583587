import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';
import { openCriteria } from './open-criteria.ts';
import { steadyListings } from './steady-listings.ts';

const open = useBrowser();
/** Repeats an expectation: a search and a move of the map take long on a busy machine. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
const search = (query = '') => `${stack.agency}/fr/proprietes${query}`;
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const cards = (page: Page) => page.locator('article[data-uls]');
const markers = (page: Page) => page.getByRole('group', { name: 'Repères' }).getByRole('button');
/** Returns the visible markers of one listing each. */
/** Returns the first of the elements that a finger reaches: markers also lie below the buttons of a map and beyond its edges. */
async function reachable(elements: Locator): Promise<Locator | null> {
  const at = await elements.evaluateAll((all) =>
    all.findIndex((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  return at < 0 ? null : elements.nth(at);
}
const prices = (page: Page) => markers(page).and(page.getByRole('button', { name: /propriété à/ }));
const popup = (page: Page) => page.locator('.maplibregl-popup');
const total = async (page: Page): Promise<number> =>
  Number((await page.getByRole('status').first().textContent())?.replace(/\D/g, ''));
const query = (page: Page) => new URL(page.url()).searchParams;

/** Returns the growing list of queries for listings that the page sends. */
function callsOf(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/properties') calls.push(url.searchParams);
  });
  return calls;
}

describe('municipalities', () => {
  test('are found as they are typed, several at once, by keyboard alone', async () => {
    const page = await open(wide);
    await page.goto(search());
    await page.getByRole('combobox', { name: 'Recherche' }).first().focus();
    await page.locator('[role=listbox]').first().waitFor();
    await page.keyboard.type('quebec');
    await page.getByRole('option', { name: 'Québec', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('levis');
    await page.getByRole('option', { name: 'Lévis', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    // The list is open: nothing has been searched yet.
    expect(query(page).getAll('mun')).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => query(page).getAll('mun')).toEqual(['23027', '25213']);
    const tags = page.getByRole('list', { name: 'Critères actifs' });
    await eventually(() => tags.getByRole('link').allTextContents()).toEqual(['Québec', 'Lévis'].map(expectRemovable));
    expect(await page.getByRole('button', { name: /^Critères/ }).textContent()).toMatch(/2/);
    expect(page.complaints).toEqual([]);
  });

  test('are found for who typed before the page came alive', async () => {
    const page = await open(wide);
    const alive = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await alive.promise;
      await route.continue();
    });
    await page.goto(search(), { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Recherche' }).first().focus();
    await page.keyboard.type('quebec');
    alive.resolve();
    await page.getByRole('option', { name: 'Québec', exact: true }).waitFor();
  });

  test('are chosen by touch in the overlay of a small screen', async () => {
    const page = await open(phone);
    await page.goto(search());
    const dialog = page.getByRole('dialog', { name: 'Critères' });
    await page.getByRole('button', { name: /^Recherche(?!r)/ }).tap();
    await dialog.waitFor();
    // The dialog moves the focus to the field, which loads its list then.
    await dialog.getByRole('listbox').waitFor();
    await page.keyboard.type('saguenay');
    await dialog.getByRole('option', { name: 'Saguenay', exact: true }).tap();
    await dialog.getByRole('button', { name: 'Retirer Saguenay' }).waitFor();
    expect(query(page).getAll('mun')).toEqual([]);
    await dialog.getByRole('button', { name: /^Voir/ }).tap();
    await eventually(() => query(page).getAll('mun')).toHaveLength(1);
    await eventually(async () => {
      const shown = await cards(page).allTextContents();
      return shown.length > 0 && shown.every((card) => card.includes('Saguenay'));
    }).toBe(true);
    await expectNoSidewaysScroll(page);
  });
});

/** Returns where the page stands once two frames show it in the same place. */
const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let last = Number.NaN;
    while (last !== scrollY) {
      last = scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return last;
  });

const expectRemovable = (name: string) => expect.stringMatching(new RegExp(`Retirer\\s+${name}`));

describe('the overlay of filters', () => {
  test('counts while filters change, and searches only once it is closed', async () => {
    const page = await open(wide);
    const calls = callsOf(page);
    await page.goto(search(`?${steadyListings}`));
    const all = await total(page);
    await markers(page).first().waitFor();
    const dialog = await openCriteria(page);
    const button = dialog.getByRole('button', { name: /^Voir les/ });
    await eventually(async () => Number((await button.textContent())?.replace(/\D/g, ''))).toBe(all);
    const before = calls.length;
    await dialog.getByRole('radio', { name: 'Condos', exact: true }).check();
    const counted = page.waitForResponse((response) => /bedrooms=2.*format=facets/.test(response.url()));
    await dialog.getByRole('radio', { name: '2+', exact: true }).first().check();
    const found = Number((await (await counted).json()).data.total);
    expect(found).toBeLessThan(all);
    await eventually(async () => Number((await button.textContent())?.replace(/\D/g, ''))).toBe(found);
    expect(calls.slice(before).every((call) => call.get('format') === 'facets')).toBe(true);
    expect(query(page).toString()).toBe(steadyListings);
    await expectAccessible(page);
    await button.click();
    await eventually(() => query(page).toString()).toBe('type=condo&price_min=1100000&bedrooms=2&forSaleForRent=buy');
    await eventually(() => total(page)).toBe(found);
  });

  test('sets prices by the arrow keys, step by step, and leaves the ends open', async () => {
    const page = await open(wide);
    await page.goto(search('?reset_filters=true'));
    const dialog = await openCriteria(page);
    const low = dialog.getByRole('slider', { name: 'Prix minimum' });
    const high = dialog.getByRole('slider', { name: 'Prix maximum' });
    expect(await high.getAttribute('aria-valuetext')).toBe('10\u00a0000\u00a0000\u00a0$ et plus');
    await low.focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    expect(await low.getAttribute('aria-valuetext')).toBe('100\u00a0000\u00a0$');
    await high.focus();
    for (let step = 0; step < 16; step++) await page.keyboard.press('ArrowLeft');
    expect(await high.getAttribute('aria-valuetext')).toBe('475\u00a0000\u00a0$');
    // The thumbs do not pass each other.
    await page.keyboard.press('Home');
    expect(await high.getAttribute('aria-valuetext')).toBe('125\u00a0000\u00a0$');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await eventually(() => query(page).toString()).toBe('price_min=100000&forSaleForRent=buy');
    await page.getByRole('link', { name: 'Retirer À partir de 100 000 $' }).waitFor();
  });

  test('puts the thumb where the track is pressed', async () => {
    const page = await open(wide);
    await page.goto(search('?reset_filters=true'));
    const dialog = await openCriteria(page);
    const high = dialog.getByRole('slider', { name: 'Prix maximum' });
    const box = await high.boundingBox();
    if (!box) throw new Error('The slider is not there.');
    await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2);
    await eventually(() => high.getAttribute('aria-valuetext')).toBe('550\u00a0000\u00a0$');
  });

  test('gives everything back by one button', async () => {
    const page = await open(wide);
    await page.goto(search('?mun=23027&type=condo&price_max=400000'));
    const dialog = await openCriteria(page);
    await dialog.getByRole('button', { name: 'Réinitialiser' }).click();
    await page.keyboard.press('Escape');
    await eventually(() => query(page).size).toBe(0);
    await page.getByRole('list', { name: 'Critères actifs' }).waitFor({ state: 'detached' });
  });
});

describe('the list', () => {
  test('loses a filter with its tag', async () => {
    const page = await open(wide);
    await page.goto(search('?mun=23027&type=condo'));
    const before = await total(page);
    await page.getByRole('link', { name: 'Retirer Condos' }).click();
    await eventually(() => query(page).toString()).toBe('mun=23027');
    await eventually(() => total(page)).toBeGreaterThan(before);
  });

  test('starts anew in the order that is chosen', async () => {
    const page = await open(wide);
    await page.goto(search('?forSaleForRent=buy'));
    const calls = callsOf(page);
    await page.getByLabel('Trier par').selectOption({ label: 'Prix croissant' });
    await eventually(() => query(page).get('order_by')).toBe('price-asc');
    await eventually(() => calls.length).toBeGreaterThan(0);
    const prices = async () =>
      (await cards(page).allTextContents()).map((card) => Number(/([\d\s]+)\s\$/.exec(card)?.[1]?.replace(/\s/g, '')));
    // The previous list is shown until the answer comes.
    await eventually(async () => {
      const shown = await prices();
      return shown.length === 25 && shown.every((price, index) => price >= (shown[index - 1] ?? 0));
    }).toBe(true);
  });

  test('grows at its end until everything is listed, and stops there', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    const all = await total(page);
    expect(all).toBeGreaterThan(25);
    await eventually(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return cards(page).count();
    }).toBe(all);
    const shown = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-uls')));
    expect(new Set(shown).size).toBe(all);
    expect(await page.getByRole('link', { name: 'Voir plus de propriétés' }).count()).toBe(0);
  });

  test.each([
    [1440, 900],
    [1920, 1080],
  ])(
    'begins where the header begins, and has two rows of listings on the first screen at %i px',
    async (width, height) => {
      const page = await open({ viewport: { width, height } });
      await page.goto(search());
      const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);
      const edge = await leftOf(cards(page).first());
      expect(await leftOf(page.locator('header [data-part="logo"] a'))).toBe(edge);
      const pictures = await cards(page)
        .locator('img')
        .evaluateAll((images) => images.filter((image) => image.getBoundingClientRect().bottom < innerHeight));
      expect(pictures.length).toBeGreaterThanOrEqual(6);
    },
  );

  test('has a row of skeletons while it grows: one card on a phone, two on a tablet, three on a wide screen', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    const released = Promise.withResolvers<void>();
    await page.route('**/api/properties?*page=2*', async (route) => {
      await released.promise;
      await route.continue();
    });
    const skeletons = page.locator('ul:has(article[data-uls]) > li[aria-hidden="true"]:visible');
    await page.getByRole('link', { name: 'Voir plus de propriétés' }).scrollIntoViewIfNeeded();
    // On a narrower screen the list is longer, and its end would be out of view before the browser has noticed it.
    await skeletons.first().waitFor();
    for (const [width, count] of [
      [390, 1],
      [1024, 2],
      [1680, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(() => skeletons.count()).toBe(count);
    }
    released.resolve();
    await eventually(() => skeletons.count()).toBe(0);
    expect(await cards(page).count()).toBeGreaterThan(25);
  });

  test('says that nothing was found, with the way to a broker', async () => {
    const page = await open(wide);
    await page.goto(search('?type=terrain&bedrooms=5&bathrooms=5'));
    await page.getByRole('heading', { name: 'Aucune propriété trouvée' }).waitFor();
    const main = page.getByRole('main');
    expect(
      await main
        .getByRole('link', { name: /courtier/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/fr\/contact/);
    expect(await page.getByRole('status').first().textContent()).toMatch(/^0 propriété/);
  });

  test('says so when the search does not answer, asks again by a button and by itself once there is a network', async () => {
    const page = await open(wide);
    await page.goto(search('?mun=23027'));
    await page.context().setOffline(true);
    await page.getByLabel('Trier par').selectOption({ label: 'Prix croissant' });
    await page.getByRole('heading', { name: 'La recherche ne répond pas' }).waitFor();
    await page.getByRole('button', { name: 'Réessayer' }).first().click();
    await page.getByRole('heading', { name: 'La recherche ne répond pas' }).waitFor();
    await page.context().setOffline(false);
    await cards(page).first().waitFor();
    await eventually(() => total(page)).toBeGreaterThan(25);
  });

  test('shows the later of two searches, whichever is answered first', async () => {
    const page = await open(wide);
    await page.goto(search('?mun=23027'));
    await markers(page).first().waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/properties?*order_by=oldest*', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await page.getByLabel('Trier par').selectOption({ label: 'Plus anciennes' });
    const answered = page.waitForResponse(/order_by=price-desc/);
    await page.getByLabel('Trier par').selectOption({ label: 'Prix décroissant' });
    const { data } = await (await answered).json();
    const first = () => cards(page).first().getAttribute('data-uls');
    await eventually(first).toBe(data.propertiesListing[0].uls);
    release();
    // The browser gets the answer that was held, or has dropped its request: a later request is answered after it.
    await page.evaluate(() => fetch('/api/properties?format=count'));
    expect(await first()).toBe(data.propertiesListing[0].uls);
    expect(query(page).get('order_by')).toBe('price-desc');
  });
});

describe('the address', () => {
  test('that makes no sense is put right', async () => {
    const page = await open(wide);
    const response = await page.goto(
      search('?price_min=abc&price_max=300000&bedrooms=99&type=castle&bounds=1_2_3&nonsense=1&page=0'),
    );
    expect(response?.status()).toBe(200);
    await eventually(() => query(page).toString()).toBe('nonsense=1&price_max=300000&bedrooms=5');
  });

  test('with a page beyond the last shows the last', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme&page=9999'));
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('without filters takes up those of the session, until they are reset', async () => {
    const page = await open(wide);
    await page.goto(search('?type=chalet'));
    // The filters are stored after hydration.
    await eventually(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('type=chalet');
    await page.goto(search());
    await eventually(() => query(page).get('type')).toBe('chalet');
    await page.goto(search('?reset_filters=true'));
    await eventually(() => query(page).size).toBe(0);
    await page.goto(search());
    await cards(page).first().waitFor();
    expect(query(page).size).toBe(0);
  });

  test('holds where the map was moved, and the list says what is in view there', async () => {
    const page = await open(wide);
    // Another file turns a house for rent into a chalet for a while.
    await page.goto(search('?type=chalet&forSaleForRent=buy'));
    await markers(page).first().waitFor();
    const all = await total(page);
    await page.getByRole('button', { name: 'Zoom avant' }).click();
    await eventually(() => query(page).get('bounds')).toMatch(/^[\d.]+_-[\d.]+_[\d.]+_-[\d.]+$/);
    const wider = query(page).get('bounds');
    await page.getByRole('button', { name: 'Zoom avant' }).click();
    await eventually(() => query(page).get('bounds')).not.toBe(wider);
    await cards(page).first().waitFor();
    const address = page.url();

    const other = await open(wide);
    await other.goto(address);
    const inView = await total(other);
    expect(inView).toBeLessThan(all);
    await eventually(() => total(page)).toBe(inView);
    await markers(other).first().waitFor();
    await eventually(async () => (await markers(other).count()) - (await markers(page).count())).toBe(0);
    expect(other.url()).toBe(address);

    await page.getByRole('link', { name: 'Retirer Zone de la carte' }).click();
    await eventually(() => total(page)).toBe(all);
  });

  test('brings list, scroll and map back with the visitor', async () => {
    const page = await open(wide);
    await page.goto(search('?type=condo'));
    await markers(page).first().waitFor();
    await page.getByRole('button', { name: 'Zoom avant' }).click();
    await eventually(() => query(page).has('bounds')).toBe(true);
    await cards(page).first().waitFor();
    await eventually(async () => {
      await page.mouse.move(300, 600);
      await page.mouse.wheel(0, 20_000);
      return cards(page).count();
    }).toBeGreaterThan(50);
    const count = await cards(page).count();
    const card = cards(page).nth(40);
    await card.scrollIntoViewIfNeeded();
    const before = await settledScroll(page);
    const address = page.url();
    // A card under the pointer shows its own marker, until shortly after the pointer has left it.
    await page.mouse.move(720, 20);
    await popup(page).waitFor({ state: 'detached' });
    const shown = await markers(page).count();
    await card.getByRole('link').click();
    await page.mouse.move(720, 20);
    await page.waitForURL(/proprietes\/.+/);
    await page.goBack();
    await page.waitForURL(address);
    await eventually(() => cards(page).count()).toBeGreaterThanOrEqual(count);
    await eventually(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    await eventually(() => markers(page).count()).toBe(shown);
  });
});

describe('the map', () => {
  test('does not keep the list waiting for its code', async () => {
    const page = await open(wide);
    const held: string[] = [];
    await page.route(/results-map|map-view|maplibre/, (route) => {
      held.push(route.request().url());
    });
    const answer = await page.goto(search('?mun=23027'));
    // The HTML preloads no code of the map, which would delay that of the list.
    expect(await answer?.text()).not.toMatch(/(results-map|map-view|maplibre)[\w-]*\.(js|css)/);
    await eventually(() => held.length).toBeGreaterThan(0);
    await page.getByLabel('Trier par').selectOption({ label: 'Prix croissant' });
    await eventually(() => query(page).get('order_by')).toBe('price-asc');
    await cards(page).first().waitFor();
    const dialog = await openCriteria(page);
    await dialog.getByRole('button', { name: /^Voir les/ }).waitFor();
  });

  test('shows the listing of a marker that is clicked, fetched once, and leads to it', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/tooltip') && asked.push(request.url()));
    const marker = prices(page).first();
    await marker.waitFor();
    const price = (await marker.getAttribute('aria-label'))?.split(' à ')[1] ?? '';
    await marker.click();
    const card = popup(page);
    await card.getByRole('link').waitFor();
    expect((await card.textContent())?.replace(/\s/g, ' ')).toContain(price.replace(/\s/g, ' '));
    const calls = asked.length;
    await card.getByRole('button', { name: 'Fermer la fiche' }).click();
    await page.mouse.move(5, 5);
    await card.waitFor({ state: 'detached' });
    await marker.click();
    await card.getByRole('link').waitFor();
    expect(asked.length).toBe(calls);
    expect(calls).toBeLessThanOrEqual(1);
    await expectAccessible(page);
    await card.getByRole('link').click();
    await page.waitForURL(/proprietes\/.+/);
    expect(page.complaints).toEqual([]);
  });

  test('answers to a card under the pointer, and the card to its marker', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    await markers(page).first().waitFor();
    const card = cards(page).first();
    await card.hover();
    const street = await card.getByRole('link').locator('span').last().textContent();
    await eventually(() => popup(page).textContent()).toContain(street);
    await page.mouse.move(5, 5);
    await popup(page).waitFor({ state: 'detached' });
    const listed = await cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-uls')));
    for (const marker of await prices(page).all()) {
      const key = await marker.getAttribute('data-key');
      if (!listed.includes(key)) continue;
      await marker.hover();
      await page.locator(`li[data-active] [data-uls="${key}"]`).waitFor({ state: 'attached' });
      return;
    }
    throw new Error('No marker in view has a card.');
  });

  test('is used by keyboard: arrows lead from marker to marker, Enter opens one and Escape gives the focus back', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    await prices(page).first().waitFor();
    const stops = await markers(page).evaluateAll((all) => all.filter((each) => each.tabIndex === 0).length);
    expect(stops).toBe(1);
    await prices(page).first().focus();
    const first = await page.evaluate(() => document.activeElement?.getAttribute('data-key'));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'));
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    expect(await focused()).not.toBeNull();
    await prices(page).first().focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.maplibregl-popup') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await eventually(focused).toBe(first);
    await popup(page).waitFor({ state: 'detached' });
  });

  test('looks into a cluster that is clicked', async () => {
    const page = await open(wide);
    await page.goto(search('?reset_filters=true'));
    const cluster = markers(page).and(page.getByRole('button', { name: /^Agrandir/ }));
    await cluster.first().waitFor();
    const all = await total(page);
    await cluster.first().click();
    await eventually(() => query(page).has('zoom')).toBe(true);
    await eventually(() => total(page)).toBeLessThan(all);
  });

  test('takes the place of the list and gives it back, on wide screens and on phones', async () => {
    const page = await open(wide);
    await page.goto(search('?type=ferme'));
    await markers(page).first().waitFor();
    await page.getByRole('button', { name: 'Masquer la liste' }).click();
    await eventually(() => cards(page).first().isVisible()).toBe(false);
    await eventually(() => query(page).get('view')).toBe('map');
    await page.getByRole('button', { name: 'Afficher la liste' }).click();
    await eventually(() => cards(page).first().isVisible()).toBe(true);

    const small = await open(phone);
    await small.goto(search('?type=ferme'));
    await eventually(async () => {
      const toggle = small.getByRole('button', { name: 'Carte', exact: true });
      if (await toggle.isVisible()) await toggle.tap();
      return markers(small).count();
    }).toBeGreaterThan(0);
    expect(await cards(small).first().isVisible()).toBe(false);
    // A group of listings opens until one stands alone. While the map still moves, another marker may come to lie over it.
    await eventually(async () => {
      const target = (await reachable(prices(small))) ?? (await reachable(markers(small)));
      await target?.tap({ timeout: 2000 }).catch(() => undefined);
      return popup(small).getByRole('link').isVisible();
    }).toBe(true);
    await expectNoSidewaysScroll(small);
    await small.getByRole('button', { name: 'Liste', exact: true }).tap();
    await eventually(() => cards(small).first().isVisible()).toBe(true);
  });

  test('in a page that scrolls is left alone until it is asked for, and again once it was out of sight', async () => {
    const page = await open(wide);
    await page.goto(`${stack.agency}/fr`);
    const gateway = page.getByRole('button', { name: 'Explorer la carte' });
    await eventually(async () => {
      await page.mouse.wheel(0, 400);
      return gateway.count();
    }).toBe(1);
    await gateway.scrollIntoViewIfNeeded();
    await gateway.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 60);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await gateway.focus();
    await page.keyboard.press('Enter');
    await gateway.waitFor({ state: 'detached' });
    await markers(page).first().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await gateway.waitFor({ state: 'attached' });
  });
});

describe('a search with many filters', () => {
  const many = '?mun=66023&type=condo&price_max=900000&bedrooms=2&bathrooms=1&forSaleForRent=buy';

  test.each([320, 390])('fits a phone of %i px, with the button of the map in view', async (width) => {
    const page = await open({ ...phone, viewport: { width, height: 844 } });
    await page.goto(search(many));
    await expectNoSidewaysScroll(page);
    const button = await page.getByRole('button', { name: 'Carte', exact: true }).boundingBox();
    expect(button && button.y + button.height).toBeLessThanOrEqual(844);
    expect(button && button.x + button.width).toBeLessThanOrEqual(width);
  });

  test('shows which are chosen in the colours of the visitor', async () => {
    const page = await open({ ...wide, forcedColors: 'active' });
    await page.goto(search(many));
    const dialog = await openCriteria(page);
    const colourOf = (name: string) =>
      dialog
        .locator('label', { hasText: name })
        .first()
        .evaluate((pill) => getComputedStyle(pill).backgroundColor);
    expect(await colourOf('Condos')).not.toBe(await colourOf('Chalets'));
  });
});

test('a search without a result shows the municipality on the map', async () => {
  const page = await open(wide);
  const calls = callsOf(page);
  await page.goto(search('?mun=45072&type=ferme&bedrooms=5&price_max=100000'));
  expect(await total(page)).toBe(0);
  await eventually(() => calls.filter((call) => call.get('format') === 'map').map((call) => call.has('type'))).toEqual([
    true,
    false,
  ]);
  // The scale of the whole province is hundreds of kilometres long.
  await eventually(() => page.locator('.maplibregl-ctrl-scale').textContent()).toMatch(/^[1-9]\s?km$|\bm$/);
});

test('Tab leads from the municipalities to the criteria', async () => {
  const page = await open(wide);
  await page.goto(search());
  const field = page.getByRole('combobox', { name: 'Recherche' }).first();
  await field.focus();
  await page.locator('[role=listbox]').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Critères');
});

describe('without JavaScript', () => {
  test.each([
    [wide, 620],
    [phone, 640],
  ])('the first result stands high on the page: %j', async (screen, highest) => {
    const page = await open({ ...screen, javaScriptEnabled: false });
    await page.goto(search());
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(highest);
  });

  test('the search is a form with every filter, and the list has pages', async () => {
    const page = await open({ ...wide, javaScriptEnabled: false });
    await page.goto(search());
    const all = await total(page);
    await page.getByRole('button', { name: 'Critères' }).click();
    await page.getByLabel('Municipalité', { exact: true }).selectOption(['Québec', 'Lévis']);
    await page.getByRole('radio', { name: 'Condos' }).check();
    await page.getByRole('combobox', { name: 'Prix maximum' }).selectOption('500000');
    await page.getByRole('button', { name: /^Voir les/ }).click();
    await eventually(() => query(page).getAll('mun')).toEqual(['25213', '23027']);
    expect(query(page).get('price_max')).toBe('500000');
    expect(await total(page)).toBeLessThan(all);
    await page.getByRole('link', { name: 'Retirer Lévis' }).click();
    await eventually(() => query(page).getAll('mun')).toEqual(['23027']);
    // The dearest first, because the newest may be one that another file adds and removes.
    await page.goto(search('?reset_filters=true&order_by=price-desc'));
    const first = await cards(page).first().getAttribute('data-uls');
    await page.getByRole('link', { name: 'Voir plus de propriétés' }).click();
    await eventually(() => query(page).get('page')).toBe('2');
    await eventually(() => cards(page).first().getAttribute('data-uls')).not.toBe(first);
    await page.getByRole('link', { name: 'Page précédente' }).click();
    await eventually(() => cards(page).first().getAttribute('data-uls')).toBe(first);
  });

  test.each([wide, phone])('an address of the map shows the list, and no place for the map: %j', async (screen) => {
    const page = await open({ ...screen, javaScriptEnabled: false });
    await page.goto(search('?view=map'));
    expect(await cards(page).first().isVisible()).toBe(true);
    expect(await page.locator('[data-view="map"] > div').last().isVisible()).toBe(false);
    await expectNoSidewaysScroll(page);
  });
});

test.each(['', '&view=map'])(
  'the search prints its list and leaves filters and map off the paper: %j',
  async (view) => {
    const page = await open(wide);
    await page.goto(search(`?type=ferme${view}`));
    await page.emulateMedia({ media: 'print' });
    expect(await cards(page).first().isVisible()).toBe(true);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    expect(await page.getByRole('group', { name: 'Repères' }).isVisible()).toBe(false);
  },
);
