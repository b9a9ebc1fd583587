import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { stack, useBrowser } from './browser.ts';
import { pollInSteps, stopClock } from './clock.ts';
import { blocks, contentWith, type FakeSite, pageOf, startFakeSite } from './fake-site.ts';

const open = useBrowser();
const wide = { viewport: { width: 1680, height: 1000 } };

/** Returns the address of the page with one example of a block. */
const example = (block: string, fixture = 'default', lang = 'fr'): string =>
  `${stack.agency}/qa/sections?${new URLSearchParams({ block, fixture, lang })}`;

/** Returns the complaints without those about pictures, which some examples lack on purpose. */
const withoutMissingPictures = (complaints: string[]): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** True when the gateway makes the control inert, so that it can be neither clicked nor focused. */
const isBehindGateway = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.closest('[inert]') !== null);

const popup = (page: Page) => page.locator('.maplibregl-popup');
const gateway = (page: Page) => page.getByRole('button', { name: 'Explorer la carte' });

describe('listings beside a map', () => {
  test('a card under the pointer opens the popup of its marker, and no other', async () => {
    const page = await open(wide);
    await page.goto(example('properties'));
    await gateway(page).waitFor();
    await page.locator('[data-uls="20000002"]').hover();
    await popup(page).getByText('77, rue Saint-Jean').waitFor();
    await page.locator('[data-uls="20000004"]').hover();
    await popup(page).getByText('14, avenue Cartier').waitFor();
    await expect.poll(() => popup(page).count()).toBe(1);
    await page.getByRole('heading', { level: 2 }).hover();
    await popup(page).waitFor({ state: 'detached' });
    expect(withoutMissingPictures(page.complaints)).toEqual([]);
  });

  test('a marker that has the focus opens its own', async () => {
    const page = await open(wide);
    await page.goto(example('properties', 'one listing'));
    await gateway(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^128, rue des Érables/ }).focus();
    await page.keyboard.press('Enter');
    await popup(page)
      .getByRole('link', { name: /128, rue des Érables/ })
      .waitFor();
  });

  test('a popup that the content does not bring is fetched when it first opens, and once', async () => {
    const page = await open(wide);
    const asked: string[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/property/*/tooltip*', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await answer.promise;
      const data = { uls: '20000002', href: '/fr', type: 'Maison', price: '', street: '77, rue Saint-Jean' };
      await route.fulfill({ json: { data: { ...data, municipality: '', badge: null, specs: {}, picture: null } } });
    });
    await page.goto(example('properties', 'markers that ask for their popup'));
    await gateway(page).waitFor();
    expect(asked).toEqual([]);
    await page.locator('[data-uls="20000002"]').hover();
    await popup(page).locator('[aria-busy="true"]').waitFor();
    answer.resolve();
    await popup(page).getByText('77, rue Saint-Jean').waitFor();
    await page.getByRole('heading', { level: 2 }).hover();
    await popup(page).waitFor({ state: 'detached' });
    await page.locator('[data-uls="20000002"]').hover();
    await popup(page).getByText('77, rue Saint-Jean').waitFor();
    expect(asked).toEqual(['/api/property/20000002/tooltip']);
  });

  test('the map waits for a click, and is asked for again after it has left the screen', async () => {
    const page = await open(wide);
    await page.goto(`${stack.agency}/fr/vendues`);
    const map = page.getByRole('button', { name: 'Zoom avant' });
    await page.getByRole('heading', { name: 'Vendues ces derniers mois' }).scrollIntoViewIfNeeded();
    await gateway(page).waitFor();
    expect(await isBehindGateway(map)).toBe(true);
    await gateway(page).click();
    await expect.poll(() => isBehindGateway(map)).toBe(false);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => isBehindGateway(map)).toBe(true);
  });

  test('at xl and below two cards show, and a list names every marker', async () => {
    const page = await open({ viewport: { width: 1300, height: 900 } });
    await page.goto(example('properties'));
    await expect.poll(() => page.locator('[data-uls]:visible').count()).toBe(2);
    await page.getByText('Les 6\u00a0propriétés de la carte').click();
    expect(await page.locator('details').getByRole('link').count()).toBe(6);
    await page.setViewportSize({ width: 1680, height: 900 });
    await expect.poll(() => page.locator('[data-uls]:visible').count()).toBe(6);
  });

  test('no code of a map is loaded before its block comes near', async () => {
    const page = await open({ viewport: { width: 1280, height: 700 } });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${stack.agency}/fr/contact`, { waitUntil: 'networkidle' });
    expect(loaded.filter((url) => /maplibre|map-view|markers-map/.test(url))).toEqual([]);
    await page.getByRole('heading', { name: 'Nos bureaux' }).scrollIntoViewIfNeeded();
    await gateway(page).waitFor();
    expect(loaded.some((url) => /markers-map/.test(url))).toBe(true);
  });
});

describe('a map with markers', () => {
  test('opens a marker with words, in its colour, and leaves one without alone', async () => {
    const page = await open(wide);
    await page.goto(example('map', 'everything'));
    await gateway(page).click();
    const marker = page.getByRole('button', { name: 'Bureau de Québec' });
    expect(await marker.evaluate((element) => getComputedStyle(element).getPropertyValue('--map-marker'))).toBe(
      '#C8102E',
    );
    await marker.locator('span').hover();
    await popup(page).getByText('905, avenue Cartier').waitFor();
    await page.getByRole('heading', { name: 'Nos bureaux' }).hover();
    await popup(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Repère sur la carte' }).locator('span').hover();
    await page.locator('[data-place="place-0"]').hover();
    await popup(page).getByText('4200, rue Saint-Denis').waitFor();
  });

  test('has a darker and more opaque dot under the pointer', async () => {
    const page = await open(wide);
    await page.goto(example('map', 'everything'));
    await gateway(page).click();
    const dot = page.getByRole('button', { name: 'Repère sur la carte' }).locator('span');
    const rim = () => dot.evaluate((element) => getComputedStyle(element).backgroundColor);
    /** Returns the lightness and the opacity of a colour that is mixed in oklab. */
    const read = (colour: string) => /oklab\(([\d.]+) .* \/ ([\d.]+)\)/.exec(colour)?.slice(1).map(Number) ?? [];
    await page.getByRole('heading', { name: 'Nos bureaux' }).hover();
    const [lightness = 0, opacity = 0] = read(await rim());
    expect(opacity).toBeCloseTo(0.28);
    await dot.hover();
    await expect.poll(async () => read(await rim())[1]).toBeCloseTo(0.6);
    expect(read(await rim())[0]).toBeLessThan(lightness);
  });
});

describe('what is sold', () => {
  test('shows no price, whatever the content holds: neither on the page nor in what travels with it', async () => {
    const page = await open(wide);
    const answer = await page.goto(example('sold-properties-map', 'prices that the content should not hold'));
    for (const html of [(await answer?.text()) ?? '', await page.content()]) {
      expect(html).not.toMatch(/624\D{0,8}900/);
      expect(html).not.toMatch(/1\D{0,8}450\D{0,8}mois/);
    }
    await gateway(page).waitFor();
    await page.getByText('902, chemin Sainte-Foy').hover();
    await popup(page).getByText('902, chemin Sainte-Foy').waitFor();
    expect(await popup(page).textContent()).not.toContain('$');
  });

  test('stands on the map and in the list alike', async () => {
    const page = await open(wide);
    await page.goto(`${stack.broker}/fr/vendues`);
    const block = page.locator('[data-block="sold_properties_map_block"]');
    const entries = await block.locator('[data-uls]').count();
    expect(entries).toBeGreaterThan(5);
    expect(await block.getByText('Vendu', { exact: true }).count()).toBe(entries);
    expect(await block.textContent()).not.toMatch(/\d\s?\$/);
  });
});

describe('a carousel', () => {
  const inView = (page: Page, text: string | RegExp) =>
    expect
      .poll(() =>
        page
          .getByText(text)
          .first()
          .evaluate((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          }),
      )
      .toBe(true);

  test('wraps around at both ends, by its arrows and by the keys', async () => {
    const page = await open({ viewport: { width: 1024, height: 900 } });
    await page.goto(example('properties-slider'));
    await page.getByRole('button', { name: 'Précédent' }).click();
    await inView(page, 'Et 42\u00a0autres propriétés');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await inView(page, '128, rue des Érables');
    await page.keyboard.press('ArrowLeft');
    await inView(page, 'Et 42\u00a0autres propriétés');
    expect(withoutMissingPictures(page.complaints)).toEqual([]);
  });

  test('brings into view what gets the focus', async () => {
    const page = await open({ viewport: { width: 1024, height: 900 } });
    await page.goto(example('properties-slider'));
    await page.getByRole('button', { name: 'Suivant' }).click();
    await inView(page, '77, rue Saint-Jean');
    await page.getByRole('link', { name: /31, 3e Rue/ }).focus();
    await inView(page, '31, 3e Rue');
  });

  test('keeps in view what has the focus when its engine comes later', async () => {
    const page = await open({ viewport: { width: 1024, height: 900 } });
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/carousel-engine*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(example('properties-slider'));
    await page.getByRole('button', { name: 'Suivant' }).click();
    await page.getByRole('link', { name: /31, 3e Rue/ }).focus();
    released.resolve();
    await page.locator('[data-live]').waitFor();
    await inView(page, '31, 3e Rue');
  });

  test('goes to a slide by its marker, and to the next one by its preview', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(example('hero-slider'));
    await page.getByRole('button', { name: 'Vendre au juste prix' }).click();
    await inView(page, 'Une évaluation honnête');
    await page.getByRole('button', { name: 'À suivre' }).click();
    await inView(page, 'Des maisons et des condos sur les deux rives');
    expect(withoutMissingPictures(page.complaints)).toEqual([]);
  });

  test('is a row that scrolls slide by slide without JavaScript', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
    await page.goto(example('hero-slider'));
    const row = page.getByRole('group', { name: 'À la une' });
    expect(await row.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe('x mandatory');
    expect(await page.getByRole('button', { name: 'Suivant' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Vendre au juste prix' }).isVisible()).toBe(false);
  });

  test('has no arrows where all of its cards show', async () => {
    const page = await open(wide);
    await page.goto(example('properties-slider', 'three listings'));
    expect(await page.getByRole('button', { name: 'Suivant' }).count()).toBe(0);
  });

  test('moves by itself after its time, and stops for a pause, the pointer and the focus', async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(example('featured-properties'));
    await stopClock(page);
    const position = page.getByText(/^\d sur 4$/);
    const pause = page.getByRole('button', { name: 'Arrêter le défilement' });
    await pause.waitFor();
    // The engine of the carousel loads before its first move and animates by the clock that is stopped.
    const moved = (to: string) => pollInSteps(page, 50, () => position.textContent()).toBe(to);
    // The carousel notices the pointer and the focus by a timer, and its progress bar stops.
    const stopped = () => pollInSteps(page, 1, () => page.locator('[data-running]').count()).toBe(0);
    await page.clock.runFor(5200);
    await moved('2 sur 4');
    await pause.focus();
    await stopped();
    await page.clock.runFor(12_000);
    expect(await position.textContent()).toBe('2 sur 4');
    await page.keyboard.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(12_000);
    expect(await position.textContent()).toBe('2 sur 4');
    await page.getByRole('button', { name: 'Reprendre le défilement' }).click();
    await page.mouse.move(2, 2);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(5200);
    await moved('3 sur 4');
    await page.getByRole('article').nth(2).hover();
    await stopped();
    await page.clock.runFor(12_000);
    expect(await position.textContent()).toBe('3 sur 4');
  });

  test('never moves by itself for who prefers less motion, nor with a single listing', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.goto(example('featured-properties'));
    await page.clock.install();
    await page.getByRole('button', { name: 'Suivant' }).waitFor();
    expect(await page.getByRole('button', { name: /défilement/ }).count()).toBe(0);
    await page.clock.runFor(12_000);
    expect(await page.getByText(/^\d sur 4$/).textContent()).toBe('1 sur 4');
    const single = await open({ reducedMotion: 'reduce' });
    await single.goto(example('featured-properties', 'one listing'));
    await single.getByRole('button', { name: /favoris/ }).waitFor();
    expect(await single.getByRole('button', { name: /Suivant|Précédent|défilement/ }).count()).toBe(0);
  });

  test('loads its engine only when somebody is about to move it', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const engines: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('carousel-engine')) engines.push(request.url());
    });
    await page.goto(example('properties-slider'), { waitUntil: 'networkidle' });
    expect(engines).toEqual([]);
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect.poll(() => engines.length).toBe(1);
  });

  test('is a row that scrolls without JavaScript, and nothing of it is lost', async () => {
    const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(example('properties-slider'));
    expect(await page.getByRole('button', { name: 'Suivant' }).count()).toBe(0);
    await page.getByText('Et 42\u00a0autres propriétés').scrollIntoViewIfNeeded();
    await inView(page, 'Et 42\u00a0autres propriétés');
  });
});

test('the popup of an office is closed by its button, Escape or a click on the map, and then every marker is reached', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(`${stack.agency}/fr/bureaux`);
  await gateway(page).scrollIntoViewIfNeeded();
  await gateway(page).click();
  const close = popup(page).getByRole('button', { name: 'Fermer la fiche' });
  await close.click();
  await popup(page).waitFor({ state: 'detached' });
  await page.mouse.move(5, 5);
  const all = page.getByRole('group', { name: 'Repères' }).getByRole('button');
  const covered = await all.evaluateAll(
    (markers) =>
      markers.filter((marker) => {
        // A part of the map may be below the screen of a phone.
        marker.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = marker.getBoundingClientRect();
        return !marker.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );
  expect([covered, (await all.count()) > 1]).toEqual([0, true]);
  await page
    .getByRole('list')
    .getByRole('button', { name: /Montcalm/ })
    .click();
  await popup(page)
    .getByText(/Montcalm/)
    .waitFor();
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  expect(await popup(page).count()).toBe(1);
  await close.focus();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
});

test('the focus stays in the popup of an office when the pointer comes to its marker and leaves it', async () => {
  const page = await open();
  await page.goto(`${stack.agency}/fr/bureaux`);
  await gateway(page).click();
  const close = popup(page).getByRole('button', { name: 'Fermer la fiche' });
  await close.focus();
  const hasFocusAfter = async (point: [number, number]) => {
    await page.mouse.move(...point);
    // A popup follows the pointer after 50 ms.
    await page.waitForTimeout(300);
    return close.evaluate((button) => document.activeElement === button);
  };
  const marker = page.getByRole('group', { name: 'Repères' }).locator('[data-active]');
  const { x, y, width, height } = (await marker.boundingBox()) ?? expect.fail('No marker is active.');
  expect(await hasFocusAfter([x + width / 2, y + height / 2])).toBe(true);
  expect(await hasFocusAfter([5, 5])).toBe(true);
});

describe('the search bar of the opening', () => {
  test('says how many there are as soon as it is touched, and leads to them', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr`);
    const form = page.getByRole('search');
    // No other file adds or removes a commercial property for rent meanwhile.
    await form.getByLabel('Type de propriété').selectOption('comm');
    await form.getByText('Louer', { exact: true }).click();
    const button = form.getByRole('button', { name: /Voir les .* propriétés/ });
    await button.waitFor();
    const promised = (await button.textContent())?.replace(/\D/g, '');
    await button.click();
    await page.waitForURL(/type=comm&forSaleForRent=rent/);
    await expect
      .poll(async () => (await page.getByRole('status').first().textContent())?.replace(/\D/g, ''))
      .toBe(promised);
  });

  test('opens every filter, counts those that it does not show itself, and gives the focus back', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr`);
    await page.getByRole('search').getByRole('button', { name: 'Critères' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Chambres' }).getByText('3+').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name: 'Critères 1 actif' });
    await opener.waitFor();
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page
      .getByRole('search')
      .getByRole('button', { name: /Voir les/ })
      .click();
    await page.waitForURL(/bedrooms=3/);
  });

  test('asks for municipalities in the dialog of a phone, and leaves the form uncovered', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${stack.agency}/fr`);
    const form = page.getByRole('search');
    await form.getByRole('button', { name: /^Recherche(?!r)/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Critères' });
    await dialog.getByRole('listbox').waitFor();
    await page.keyboard.type('magog');
    await dialog.getByRole('option', { name: 'Magog', exact: true }).tap();
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).tap();
    await dialog.waitFor({ state: 'hidden' });
    expect(await form.getByRole('button', { name: /^Recherche(?!r)/ }).textContent()).toContain('Magog');
    await form.getByRole('button', { name: /^(Voir|Rechercher)/ }).tap();
    await page.waitForURL(/mun=45072/);
  });

  test('works as a plain form without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${stack.agency}/fr`);
    expect(await page.getByRole('button', { name: 'Critères' }).count()).toBe(0);
    await page.getByText('Louer', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await page.waitForURL(/forSaleForRent=rent/);
  });
});

describe('a property site in its frame', () => {
  const address = () => `${stack.agency}/fr/quai-des-tanneurs`;
  const frameOf = (page: Page) => page.locator('iframe[title="Site de la propriété"]');
  const heightOf = (page: Page) => frameOf(page).evaluate((frame) => frame.clientHeight);
  /** Expects the frame to become as high as the page in it. */
  const expectFitting = (page: Page) => {
    const body = page.frameLocator('iframe').locator('body');
    const inside = () => body.evaluate((element) => Math.round(element.getBoundingClientRect().height));
    return expect.poll(async () => (await heightOf(page)) - (await inside())).toBe(0);
  };

  async function shown(options = {}): Promise<Page & { complaints: string[] }> {
    const page = await open({ ...wide, ...options });
    await page.goto(address());
    await page.frameLocator('iframe').getByRole('heading', { name: 'Le Quai des Tanneurs' }).waitFor();
    // A typeface that arrives later changes the height once more.
    await page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(async () => void (await document.fonts.ready));
    return page;
  }

  test('is as high as its own page says, also when that changes', async () => {
    const page = await shown();
    const site = page.frameLocator('iframe');
    await expectFitting(page);
    const before = await heightOf(page);
    await site.getByText('Les finis').click();
    await expect.poll(() => heightOf(page)).not.toBe(before);
    await expectFitting(page);
    expect(page.complaints).toEqual([]);
  });

  test('listens to its own origin and its own frame alone', async () => {
    const page = await shown();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(1000);
    await expectFitting(page);
    const before = await heightOf(page);
    // This message comes from the page itself, which is another origin.
    await page.evaluate(() => window.postMessage({ event_id: 'height', height: 5555 }, '*'));
    // This message has the right origin and comes from another frame, which shows a lower page.
    const message = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const other = Object.assign(document.createElement('iframe'), { src });
          other.style.width = '3000px';
          addEventListener('message', ({ source, data }) => source === other.contentWindow && resolve(data));
          document.body.append(other);
        }),
      (await frameOf(page).getAttribute('src')) ?? '',
    );
    expect(message).toMatchObject({ event_id: 'height' });
    expect(await heightOf(page)).toBe(before);
  });

  test('is told the usual things and the page that it stands on', async () => {
    const page = await shown();
    const src = new URL((await frameOf(page).getAttribute('src')) ?? '');
    expect(Object.fromEntries(src.searchParams)).toEqual({
      model: 'v5',
      pub: '0',
      desjPub: '0',
      desjCalc: '0',
      shareUrl: address(),
    });
  });

  test('is let in by the policy of its own page alone', async () => {
    const policy = async (path: string) => {
      const { headers } = await fetch(stack.agency + path);
      return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    };
    const page = await shown();
    const { origin } = new URL((await frameOf(page).getAttribute('src')) ?? '');
    expect((await policy('/fr/quai-des-tanneurs')).split(' ')).toContain(origin);
    expect(await policy('/fr/vendre')).not.toContain(origin);
  });

  test('shows after a navigation in the browser too, which the policy of the page before would not let', async () => {
    const page = await open(wide);
    await page.goto(`${stack.agency}/fr/vendre`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/fr/quai-des-tanneurs', textContent: 'x' });
      document.body.append(link);
      link.click();
    });
    await page.waitForURL(/quai-des-tanneurs$/);
    await page.frameLocator('iframe').getByRole('heading', { name: 'Le Quai des Tanneurs' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('stands over the next block on wide screens, and from edge to edge on others', async () => {
    const page = await shown();
    const overlap = () =>
      page
        .locator('[data-block="property_iframe_block"]')
        .evaluate((block) => getComputedStyle(block).getPropertyValue('--overlap'));
    expect(await overlap()).toBe('90px');
    expect(await frameOf(page).evaluate((frame) => frame.clientWidth)).toBeLessThan(1500);
    await page.setViewportSize({ width: 1400, height: 900 });
    expect(await overlap()).toBe('0px');
    expect(await frameOf(page).evaluate((frame) => frame.clientWidth)).toBe(
      await page.locator('[data-block="property_iframe_block"]').evaluate((block) => block.clientWidth),
    );
  });

  test('stands in the page without JavaScript, with a link that leads to it', async () => {
    const page = await shown({ javaScriptEnabled: false });
    const link = page.getByRole('link', { name: /Ouvrir le site de la propriété/ });
    expect(await link.getAttribute('href')).toBe(await frameOf(page).getAttribute('src'));
    expect(await link.getAttribute('rel')).toBe('noopener');
  });
});

describe('listings that could not be had', () => {
  let site: FakeSite;

  beforeAll(async () => {
    site = await startFakeSite();
  });
  afterAll(() => site.stop());

  test('are asked for again in place, and who asked goes on from there', async () => {
    const failing = contentWith({ '/fr': pageOf([blocks.text, blocks.propertiesWithoutCore]) });
    site.content.behave(failing);
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const retry = page.getByRole('link', { name: 'Réessayer' });
    await retry.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Toujours pas de réponse').waitFor();
    site.content.behave(contentWith({ '/fr': pageOf([blocks.text, blocks.properties]) }));
    await page.keyboard.press('Enter');
    await page.getByText('128, rue des Érables').first().waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-block]')?.getAttribute('data-block')))
      .toBe('properties_block');
  });

  test('are asked for again by a page load without JavaScript', async () => {
    site.content.behave(contentWith({ '/fr': pageOf([blocks.propertiesWithoutCore]) }));
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/fr`);
    site.content.behave(contentWith({ '/fr': pageOf([blocks.properties]) }));
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await page.getByText('128, rue des Érables').first().waitFor();
  });
});
