import { chromium, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/tests/chromium.mjs';
import { item, linkTo, textOf } from '../website/app/block-framework/fixtures/fixtures.ts';
import { fixtures as blogPost } from '../website/app/blocks/blog-post/blog-post.fixture.ts';
import { useBrowser } from './browser.ts';
import { pollInSteps, stopClock } from './clock.ts';
import { blocks, contentWith, coreWith, type FakeSite, pageOf, startFakeSite } from './fake-site.ts';
import { waitAfterLoad } from './wait-until-interactive.ts';

/** Modals, toasts and the captcha on the production build, with a small site whose links open them. */
let site: FakeSite;

const open = useBrowser();

/** A text with a link that content marks with an action. */
const call = item('text_block_1', {
  main_title: textOf('Appelez-nous', 'Call us'),
  cta: {
    cms_component: 'link',
    format: { type: 'button' },
    text: { fr: 'Nous écrire', en: 'Write' },
    url: { fr: '/contact', en: '/contact' },
    on_click_action: 'open_contact_modal',
  },
});
const start = item('text_block_1', { cta: linkTo('Vers l’appel', 'To the call', '/appel') });
const tall = [blocks.text, blocks.imageText, blocks.text, blocks.imageText];
const article = {
  alternate_paths: [{ locale: 'fr', path: '/fr/blogue/mise-en-valeur-12' }],
};
const menu = { header: { fields: [item('header_classic_block', { cta_button: call.fields?.cta })] } };
const recaptcha = { recaptcha: { site_key: 'key-3', version: 'v3' } };

const pages = {
  '/fr/menu': pageOf(tall, menu),
  '/fr/depart': pageOf([start]),
  '/fr/appel': pageOf([call, ...tall]),
  '/en/call': pageOf([call, ...tall]),
  '/fr/appel-courtier': pageOf([call], { site_type: 'broker' }),
  '/fr/blogue/mise-en-valeur-12': pageOf([blogPost.default], article),
  '/fr/blogue': pageOf([blocks.text]),
  '/en/blog': pageOf([blocks.text]),
  '/fr/appel-avec-case': pageOf([call], { recaptcha: { site_key: 'key-2', version: 'v2' } }),
  '/fr/formulaire-en-bas': pageOf([...tall, blocks.contactForm, ...tall], recaptcha),
};

beforeAll(async () => {
  site = await startFakeSite({ settings: { PAGE_CACHE_SECONDS: '0' } });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.content.behave(contentWith(pages));
  site.core.behave();
});

async function visit(path: string, options: Parameters<typeof open>[0] = {}) {
  const page = await open(options);
  await page.goto(site.origin + path);
  return page;
}

const opener = (page: Page) => page.getByRole('link', { name: /Nous écrire|Write/ }).first();
const modal = (page: Page) => page.getByRole('dialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.dataset.scrollLocked !== undefined);

async function openModal(page: Page) {
  await opener(page).click();
  await modal(page).waitFor();
}

describe('a link with the action open_contact_modal', () => {
  test('opens the contact form over the page, with a title of the site’s kind', async () => {
    const page = await visit('/fr/appel');
    await openModal(page);
    expect(await modal(page).getByRole('heading').textContent()).toBe('Écrivez-nous');
    expect(await modal(page).getByRole('form', { name: 'Écrivez-nous' }).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/fr/appel');
    const broker = await visit('/fr/appel-courtier');
    await openModal(broker);
    expect(await modal(broker).getByRole('heading').textContent()).toBe('Écrivez-moi');
    expect([...page.complaints, ...broker.complaints]).toEqual([]);
  });

  test('opens by keyboard, keeps the focus inside, and gives it back on Escape', async () => {
    const page = await visit('/en/call');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await modal(page).waitFor();
    for (let stops = 0; stops < 12; stops++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element of the dialog the focus passes through the browser's own controls.
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Write');
  });

  test('opens the form to the recipient that it names, who is shown above it', async () => {
    const page = await visit('/qa/sections?piece=contact-link&fixture=to+a+team&lang=en');
    await page.getByRole('link', { name: 'Write to the team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to us' });
    await dialog.getByText('The South Shore team').waitFor();
    expect(
      await dialog
        .locator('input[type=hidden]')
        .evaluateAll((all) => all.map((each) => [Reflect.get(each, 'name'), Reflect.get(each, 'value')])),
    ).toEqual(
      expect.arrayContaining([
        ['recipient_type', 'team'],
        ['recipient_slug', 'rive-sud'],
      ]),
    );
  });

  test('has a modal that closes by its button and by a click outside, and not by a drag that ends there', async () => {
    const page = await visit('/fr/appel');
    await openModal(page);
    await modal(page).getByRole('button', { name: 'Fermer' }).click();
    await modal(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Nous écrire');
    await openModal(page);
    const message = await modal(page).getByLabel('Message').boundingBox();
    await page.mouse.move((message?.x ?? 0) + 20, (message?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(8, 450);
    await page.mouse.up();
    expect(await modal(page).isVisible()).toBe(true);
    await page.mouse.click(8, 450);
    await modal(page).waitFor({ state: 'hidden' });
  });

  test('loads its code with the pointer on the link and not before', async () => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin}/fr/appel`, { waitUntil: 'networkidle' });
    const isLoaded = () => asked.some((url) => /contact-modal.*\.js/.test(url));
    expect(isLoaded()).toBe(false);
    await opener(page).hover();
    await expect.poll(isLoaded).toBe(true);
  });

  test('leads to the contact page where the modal cannot be loaded', async () => {
    const page = await open();
    await page.route(/contact-modal.*\.js/, (route) => route.abort());
    await page.goto(`${site.origin}/fr/appel`);
    await opener(page).click();
    await page.waitForURL(/\/fr\/contact$/);
  });

  test('leads to the contact page without JavaScript', async () => {
    const page = await visit('/fr/appel', { javaScriptEnabled: false });
    await opener(page).click();
    await page.waitForURL((url) => url.pathname === '/fr/contact');
  });

  test('opens its modal from the menu of a phone, which closes, and gives the focus back to its button', async () => {
    const page = await visit('/fr/menu', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Nous écrire' }).click();
    await page.getByRole('dialog', { name: 'Écrivez-nous' }).waitFor();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await isLocked(page)).toBe(false);
    const name = page.evaluate(() => document.activeElement?.querySelector('[aria-label]')?.getAttribute('aria-label'));
    expect(await name).toBe('Ouvrir le menu');
  });

  test('leaves its modal behind when the visitor goes back to another page', async () => {
    const page = await visit('/fr/depart');
    await page.getByRole('link', { name: 'Vers l’appel' }).click();
    await page.waitForURL(/\/fr\/appel$/);
    await openModal(page);
    await page.goBack();
    await page.waitForURL(/\/fr\/depart$/);
    await modal(page).waitFor({ state: 'hidden' });
    expect(await isLocked(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  });
});

describe('the page behind a modal', () => {
  test('does not scroll until the modal is closed, and stands where it stood', async () => {
    const page = await visit('/fr/appel', { viewport: { width: 1280, height: 700 } });
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
    await opener(page).scrollIntoViewIfNeeded();
    const before = await scrollY();
    await openModal(page);
    await page.mouse.move(8, 350);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect([await isLocked(page), await scrollY()]).toEqual([true, before]);
    await page.keyboard.press('Escape');
    await expect.poll(() => isLocked(page)).toBe(false);
    await page.mouse.wheel(0, 400);
    await expect.poll(scrollY).toBeGreaterThan(before);
  });

  test('keeps its width when the scrollbar goes', async () => {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: chromiumFlags,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1280, height: 700 } });
    waitAfterLoad(page);
    await page.goto(`${site.origin}/fr/appel`);
    const place = () => opener(page).boundingBox();
    const before = await place();
    expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    await openModal(page);
    expect(await place()).toEqual(before);
  });

  test('stays locked as long as one of two dialogs is open', async () => {
    const page = await visit('/qa/sections?piece=dialog&lang=fr');
    await page.getByRole('button', { name: 'En savoir plus' }).click();
    await page.getByRole('dialog', { name: 'Et encore une chose' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Et encore une chose' }).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('En savoir plus');
    expect(await isLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isLocked(page)).toBe(false);
  });
});

describe('the contact form in a modal', () => {
  const fill = async (page: Page) => {
    await modal(page).getByLabel('Prénom').fill('Marie');
    await modal(page).getByLabel('Nom', { exact: true }).fill('Tremblay');
    await modal(page).getByLabel('Courriel').fill('marie@example.ca');
    await modal(page).getByLabel('Message').fill('  Bonjour !  ');
  };
  const send = (page: Page) => modal(page).getByRole('button', { name: 'Envoyer le message' }).click();

  test('thanks above the modal, counts down from five, and is empty again once the toast is gone', async () => {
    const page = await visit('/fr/appel');
    await openModal(page);
    await fill(page);
    await stopClock(page);
    await send(page);
    const toast = page.getByRole('status').filter({ hasText: 'Message envoyé' });
    await pollInSteps(page, 100, () => toast.isVisible()).toBe(true);
    expect(await toast.textContent()).toContain('se ferme dans 5');
    await pollInSteps(page, 100, () => toast.textContent()).toContain('se ferme dans 4');
    await pollInSteps(page, 100, () => toast.isVisible()).toBe(false);
    expect(await modal(page).getByLabel('Message').inputValue()).toBe('');
    expect(await modal(page).getByLabel('Prénom').inputValue()).toBe('Marie');
    const sent = site.core.seen.find(({ url }) => url.pathname.endsWith('/contact'))?.body ?? '';
    expect(sent).toMatch(/name="message"\r\n\r\nBonjour !\r\n/);
  });

  test('rests its countdown while the pointer is on the toast', async () => {
    const page = await visit('/fr/appel');
    await openModal(page);
    await fill(page);
    await stopClock(page);
    await send(page);
    const toast = page.getByText('Message envoyé');
    await pollInSteps(page, 100, () => toast.isVisible()).toBe(true);
    await toast.hover();
    for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
    expect(await toast.isVisible()).toBe(true);
    await page.mouse.move(640, 10);
    await pollInSteps(page, 100, () => toast.isVisible()).toBe(false);
  });

  test('lists what is wrong in a toast that can be closed while the modal stays open', async () => {
    const page = await visit('/en/call');
    await openModal(page);
    await modal(page).getByRole('button', { name: 'Send message' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'The request could not be submitted' });
    await toast.waitFor();
    expect(await toast.getByRole('listitem').allTextContents()).toEqual([
      'The First name field is required',
      'The Last name field is required',
      'The Email Address field is required',
      'The message field is required',
    ]);
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'hidden' });
    expect(await modal(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name');
  });

  test('closes the toast by a first Escape and the modal by a second', async () => {
    const page = await visit('/en/call');
    await openModal(page);
    await modal(page).getByRole('button', { name: 'Send message' }).click();
    const title = page.getByText('The request could not be submitted');
    await title.waitFor();
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'hidden' });
    expect(await modal(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'hidden' });
  });

  test('says what core says when it cannot take the message', async () => {
    site.core.behave(coreWith({ '/contact': { status: 429, body: { detail: 'Revenez dans une heure.' } } }));
    const page = await visit('/fr/appel');
    await openModal(page);
    await fill(page);
    await send(page);
    const toast = page.getByRole('status').filter({ hasText: 'La demande n’a pas pu être envoyée' });
    await toast.getByText('Revenez dans une heure.').waitFor();
    expect(await modal(page).getByLabel('Message').inputValue()).toBe('  Bonjour !  ');
  });
});

describe('reCAPTCHA', () => {
  /** Fake of Google's script: it draws the badge and has the functions in use. */
  const script = `
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.textContent = 'reCAPTCHA';
    document.body.append(badge);
    window.grecaptcha = { ready: (go) => go(), execute: async () => 'a-token' };
  `;

  const refusing = `
    window.grecaptcha = { ready: (go) => go(), execute: () => { throw new Error('No reCAPTCHA clients exist.'); } };
  `;

  test('is loaded once a form has been visible, and shown only while one is in view', async () => {
    const page = await open();
    const asked: string[] = [];
    await page.route('https://www.google.com/recaptcha/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await page.goto(`${site.origin}/fr/formulaire-en-bas`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const badge = page.getByText('reCAPTCHA', { exact: true });
    await page.getByLabel('Message').scrollIntoViewIfNeeded();
    await expect.poll(() => badge.isVisible()).toBe(true);
    expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=key-3&hl=fr-CA']);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => badge.isVisible()).toBe(false);
    await page.getByLabel('Message').scrollIntoViewIfNeeded();
    await expect.poll(() => badge.isVisible()).toBe(true);
    expect(asked).toHaveLength(1);
    expect(page.complaints).toEqual([]);
  });

  /** Fake of Google's checkbox: a click on it adds a puzzle at the end of the page. */
  const box = `
    window.grecaptcha = {
      ready: (go) => go(),
      getResponse: () => document.body.dataset.answer ?? '',
      reset: () => undefined,
      render: (place, { callback }) => {
        const puzzle = document.createElement('div');
        puzzle.style = 'visibility: hidden; position: absolute; top: 10px; z-index: 2000000000';
        puzzle.innerHTML = '<div><iframe src="https://www.google.com/recaptcha/api2/bframe" title="puzzle"></iframe><button>Boats</button></div>';
        puzzle.querySelector('button').onclick = () => {
          puzzle.style.visibility = 'hidden';
          document.body.dataset.answer = 'solved';
          callback();
        };
        const tick = document.createElement('button');
        tick.type = 'button';
        tick.textContent = 'I am no robot';
        tick.onclick = () => {
          puzzle.style.visibility = 'visible';
        };
        place.append(tick);
        document.body.append(puzzle);
        return 0;
      },
    };
  `;

  test('has a puzzle that can be reached over the contact modal, which is modal again after it', async () => {
    const page = await open();
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({
        contentType: route.request().url().includes('bframe') ? 'text/html' : 'text/javascript',
        body: box,
      }),
    );
    await page.goto(`${site.origin}/fr/appel-avec-case`);
    await openModal(page);
    await modal(page).getByLabel('Prénom').fill('Marie');
    await modal(page).getByLabel('Nom', { exact: true }).fill('Tremblay');
    await modal(page).getByLabel('Courriel').fill('marie@example.ca');
    await modal(page).getByLabel('Message').fill('Bonjour');
    const send = modal(page).getByRole('button', { name: 'Envoyer le message' });
    await send.click();
    await page.getByText('Cochez la case qui confirme que vous n’êtes pas un robot').waitFor();
    await page.keyboard.press('Escape');
    await modal(page).getByRole('button', { name: 'I am no robot' }).click();
    await page.getByRole('button', { name: 'Boats' }).click();
    await expect.poll(() => modal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await send.click();
    await page.getByText('Message envoyé').waitFor();
    const sent = site.core.seen.find(({ url }) => url.pathname.endsWith('/contact'))?.body ?? '';
    expect(sent).toMatch(/name="recaptcha_response"\r\n\r\nsolved\r\n/);
    expect(page.complaints).toEqual([]);
  });

  test.each([
    ['cannot be loaded', 'ReCaptcha error: Failed to load script', (route: Route) => route.abort()],
    [
      'starts nothing',
      'Recaptcha ne semble pas initialisé (probablement pas de siteKey)',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    ],
    [
      'refuses to answer',
      'No reCAPTCHA clients exist.',
      (route: Route) => route.fulfill({ contentType: 'text/javascript', body: refusing }),
    ],
  ])('that %s is logged, and the form says that it could not be sent', async (_, logged, answer) => {
    const page = await open();
    await page.route('https://www.google.com/recaptcha/**', answer);
    await page.goto(`${site.origin}/fr/formulaire-en-bas`);
    await page.getByLabel('Prénom').scrollIntoViewIfNeeded();
    await page.locator('[data-block="contact_form_block"][data-hydrated]').waitFor();
    await page.getByLabel('Prénom').fill('Marie');
    await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
    await page.getByLabel('Courriel').fill('marie@example.ca');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.getByText('La demande n’a pas pu être envoyée').waitFor();
    expect(page.complaints.join('\n')).toContain(logged);
  });
});

describe('the language switch of an article that is not translated', () => {
  const path = '/fr/blogue/mise-en-valeur-12';
  const change = (page: Page) => page.locator('header').getByRole('link', { name: 'English' }).first();
  const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Cet article n’est pas offert en anglais' });

  test('warns, and leaves the visitor where they are when they cancel', async () => {
    const page = await visit(path);
    await change(page).click();
    await warning(page).waitFor();
    expect(await isLocked(page)).toBe(true);
    await warning(page).getByRole('button', { name: 'Annuler' }).click();
    await warning(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await focused(page)).toBe('English');
    expect(page.complaints).toEqual([]);
  });

  test('leads to the blog of the other language by the button of the warning', async () => {
    const page = await visit(path);
    await change(page).click();
    await warning(page).getByRole('link', { name: 'Retour au blogue' }).click();
    await page.waitForURL(/\/en\/blog$/);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en-CA');
    expect(await isLocked(page)).toBe(false);
  });

  test('warns in the menu of a phone as well', async () => {
    const page = await visit(path, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'English' }).click();
    await warning(page).waitFor();
  });

  test('leads to the blog of the other language at once without JavaScript', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    expect(await change(page).getAttribute('href')).toBe('/en/blog');
  });
});
