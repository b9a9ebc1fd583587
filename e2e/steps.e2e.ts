import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const address = (block: string, lang = 'fr') =>
  `${stack.agency}/qa/sections?block=${block}&fixture=default&lang=${lang}`;
const email = `lea.${Date.now()}@example.ca`;

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(stack.databaseUrl);
  await database.connect();
});
afterAll(() => database.end());

// A carousel of the page has a button of the same name.
const next = (page: Page) => page.locator('[type=submit]').filter({ hasText: 'Suivant' }).click();
const step = (page: Page, title: string) => page.getByRole('heading', { level: 3, name: title }).waitFor();

async function chooseQuebec(page: Page) {
  const field = page.getByRole('combobox', { name: /^Municipalité/ });
  await field.focus();
  await page.getByRole('option', { name: 'Alma' }).waitFor();
  await field.fill('quebec');
  await page.getByRole('option', { name: 'Québec', exact: true }).click();
  await page.getByRole('button', { name: 'Retirer Québec' }).waitFor();
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
}

async function writeWho(page: Page) {
  await page.getByLabel('Prénom').fill('Léa');
  await page.getByLabel('Nom', { exact: true }).fill('Roy');
  await page.getByRole('textbox', { name: 'Téléphone' }).pressSequentially('5145550123');
  await page.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await next(page);
}

async function writeWhereAndSend(page: Page) {
  const submit = page.getByRole('button', { name: 'Soumettre' });
  expect(await submit.isDisabled()).toBe(true);
  await page.getByLabel('Adresse').fill('1, rue Un');
  await page.getByLabel('Ville').fill('Québec');
  await page.getByLabel('Code postal').pressSequentially('g1r4s9');
  await submit.click();
  await page.getByRole('heading', { name: 'Demande envoyée' }).waitFor();
}

const lead = async (formType: string) => {
  const { rows } = await database.query(`select fields from core.lead where form_type = $1 and fields->>'email' = $2`, [
    formType,
    email,
  ]);
  return rows.map(({ fields }) => fields);
};

async function throughAlert(page: Page, url = address('property-alert')) {
  await page.goto(url);
  const start = page.getByRole('button', { name: 'Créer mon alerte' });
  // The form works once it comes near the screen.
  await start.scrollIntoViewIfNeeded();
  await start.click();
  await chooseQuebec(page);
  await next(page);
  await step(page, 'Où en êtes-vous dans votre projet ?');
  await page.getByText('D’ici 60 jours').click();
  await page.getByText('Locataire').click();
  await next(page);
  await step(page, 'Quel est votre budget ?');
}

describe('the property alert', () => {
  test('goes through six steps and is kept', async () => {
    const page = await open();
    await throughAlert(page);
    await page.getByLabel('À', { exact: true }).selectOption('500000');
    await next(page);
    await page.getByLabel('Chambres').fill('3');
    await page.getByLabel('Salles de bain').fill('1');
    await next(page);
    await writeWho(page);
    await writeWhereAndSend(page);
    expect(page.complaints).toEqual([]);
    expect(await lead('property_alert')).toMatchObject([
      {
        municipality: 'Québec',
        current_client_situation: 'tenant',
        desired_moving_timeframe: '0-60-days',
        budget_max: '500000',
        postal_code: 'G1R 4S9',
        phone: '(514) 555-0123',
      },
    ]);
  });

  test('lists what is wrong, leads to it, and is accessible then', async () => {
    const page = await open();
    await page.goto(address('property-alert'));
    await page.getByRole('button', { name: 'Créer mon alerte' }).click();
    await step(page, 'Où souhaitez-vous vivre ?');
    await next(page);
    await page.getByRole('alert').getByText('La municipalité est obligatoire').waitFor();
    await page.getByRole('combobox', { name: 'Municipalités', expanded: true }).waitFor();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'part');
  });

  test('takes a whole region at once, and gives it back', async () => {
    const page = await open();
    await page.goto(address('property-alert', 'en'));
    await page.getByRole('button', { name: 'Create my alert' }).click();
    const field = page.getByRole('combobox', { name: 'Municipalities' });
    await field.focus();
    await page.getByRole('option', { name: 'Outaouais: the whole region' }).click();
    expect(await page.getByRole('option', { name: 'Gatineau', exact: true }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.keyboard.press('Escape');
    const tags = page.getByRole('button', { name: /^Remove/ });
    expect(await tags.allTextContents()).toEqual(['Outaouais ']);
    await tags.click();
    expect(await tags.count()).toBe(0);
  });

  test('reads each step from its heading, and goes back by its button as by the browser’s', async () => {
    const page = await open();
    await throughAlert(page);
    const spoken = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(spoken).toBe('Étape 3 sur 6. Quel est votre budget\u00a0?');
    await page.getByRole('button', { name: 'Précédent' }).click();
    await step(page, 'Où en êtes-vous dans votre projet ?');
    await expect.poll(spoken).toContain('Étape 2 sur 6');
    await page.goForward();
    await step(page, 'Quel est votre budget ?');
    await page.goBack();
    await page.goBack();
    await step(page, 'Où souhaitez-vous vivre ?');
    await page.goBack();
    await page.getByRole('button', { name: 'Créer mon alerte' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('goes back by its button and by the browser on a page with scripts of the site, which guard every change', async () => {
    const page = await open();
    await throughAlert(page, `${stack.agency}/fr/acheter`);
    // A carousel of the page has a button of the same name.
    await page.getByText('Précédent', { exact: true }).click();
    await step(page, 'Où en êtes-vous dans votre projet ?');
    await page.goForward();
    await step(page, 'Quel est votre budget ?');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await page.goBack();
    await page.getByRole('button', { name: 'Créer mon alerte' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('leaves no step in the address that cannot be gone to', async () => {
    const page = await open();
    await page.goto(`${address('property-alert')}#alerte-4`);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(await page.getByRole('button', { name: 'Créer mon alerte' }).isVisible()).toBe(true);
  });

  test('forgets the errors of a step that is left backwards', async () => {
    const page = await open();
    await throughAlert(page);
    await page.getByRole('button', { name: 'Précédent' }).click();
    await step(page, 'Où en êtes-vous dans votre projet ?');
    await page.getByRole('button', { name: 'Précédent' }).click();
    await page.getByRole('button', { name: 'Retirer Québec' }).click();
    await next(page);
    await page.getByRole('alert').getByText('La municipalité est obligatoire').waitFor();
    // The field with the error gets the focus, which opens its list over the buttons.
    const list = page.getByRole('listbox');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Précédent' }).click();
    await page.getByRole('button', { name: 'Créer mon alerte' }).click();
    await step(page, 'Où souhaitez-vous vivre ?');
    expect(await page.getByText('La municipalité est obligatoire').count()).toBe(0);
  });

  test('knows who wrote another form of the session, and keeps the caret where a number is mended', async () => {
    const page = await open();
    await page.goto(address('contact-form'));
    await page.getByLabel('Prénom').fill('Maude');
    await page.getByLabel('Courriel').fill('maude@example.ca');
    await throughAlert(page);
    await next(page);
    await page.getByLabel('Chambres').fill('0');
    await page.getByLabel('Salles de bain').fill('1');
    await next(page);
    await step(page, 'Comment vous joindre ?');
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Maude');
    expect(await page.getByRole('textbox', { name: 'Courriel' }).inputValue()).toBe('maude@example.ca');
    const phone = page.getByRole('textbox', { name: 'Téléphone' });
    await phone.pressSequentially('5145550123');
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    expect(await phone.inputValue()).toBe('(514) 595-0123');
  });

  test.each([
    [429, { detail: 'Veuillez patienter quelques minutes.' }, 'Veuillez patienter quelques minutes.'],
    [500, 'nonsense', 'Une erreur s’est produite pendant l’envoi du formulaire.'],
  ])(
    'says that it failed when it is answered %i, loses nothing, and is sent once on the next try',
    async (status, body, words) => {
      const page = await open();
      await throughAlert(page);
      await next(page);
      await page.getByLabel('Chambres').fill('2');
      await page.getByLabel('Salles de bain').fill('1');
      await next(page);
      await writeWho(page);
      await page.getByLabel('Adresse').fill('1, rue Un');
      await page.getByLabel('Ville').fill('Québec');
      await page.getByLabel('Code postal').fill('g1r4s9');
      await page.route('**/api/contact*', (route) => route.fulfill({ status, body: JSON.stringify(body) }));
      const submit = page.getByRole('button', { name: 'Soumettre' });
      await submit.click();
      const alert = page.getByRole('alert').filter({ hasText: 'La demande n’a pas pu être envoyée' });
      await alert.getByText(words).waitFor();
      await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.getByLabel('Code postal').inputValue()).toBe('G1R 4S9');
      await expectAccessible(page, 'part');
      let sendings = 0;
      await page.unroute('**/api/contact*');
      await page.route('**/api/contact*', (route) => {
        sendings++;
        return route.fulfill({ json: { status: 'success', id: '1' } });
      });
      await submit.evaluate((element: HTMLElement) => {
        for (let presses = 0; presses < 5; presses++) element.click();
      });
      await page.getByRole('heading', { name: 'Demande envoyée' }).waitFor();
      expect(sendings).toBe(1);
      await expectAccessible(page, 'part');
    },
  );

  test('goes one step back with the browser, and keeps what was said', async () => {
    const page = await open();
    await throughAlert(page);
    await page.goBack();
    await step(page, 'Où en êtes-vous dans votre projet ?');
    expect(await page.getByLabel('Locataire').isChecked()).toBe(true);
    await page.goForward();
    await step(page, 'Quel est votre budget ?');
    await page.reload();
    await step(page, 'Quel est votre budget ?');
    await page.getByText('Vos réponses ont été conservées').waitFor();
    for (const title of ['Où en êtes-vous dans votre projet ?', 'Où souhaitez-vous vivre ?']) {
      await page.getByRole('button', { name: 'Précédent' }).click();
      await step(page, title);
    }
    await page.getByRole('button', { name: 'Retirer Québec' }).waitFor();
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await page.getByRole('button', { name: 'Créer mon alerte' }).click();
    await step(page, 'Où souhaitez-vous vivre ?');
    expect(await page.getByRole('button', { name: 'Retirer Québec' }).count()).toBe(0);
  });

  test('says what it needs without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(address('property-alert'));
    const need = page.locator('noscript p').filter({ hasText: 'Ce formulaire a besoin de JavaScript' });
    expect(await need.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Créer mon alerte' }).isVisible()).toBe(false);
  });

  test('says when a request cannot be sent, and sends it on another try', async () => {
    const page = await open();
    await page.goto(address('property-valuation', 'en'));
    await page.route('**/api/search-filters*', (route) => route.abort());
    await page.reload();
    await page.getByText('The form could not be prepared.').waitFor();
    await page.unroute('**/api/search-filters*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Request my valuation', disabled: false }).click();
    await page.getByRole('heading', { name: 'Where is your property?' }).waitFor();
  });
});

test('every step of the valuation is accessible in English on the inverted scheme', async () => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.goto(`${address('property-valuation', 'en')}&scheme=inverted`);
  await page.getByRole('button', { name: 'Request my valuation' }).click();
  const on = async (title: string, fill: () => Promise<void>) => {
    await step(page, title);
    await expectAccessible(page, 'part');
    await fill();
    await page.getByRole('button', { name: 'Next' }).click();
  };
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value);
  };
  await on('Where is your property?', async () => {
    await page.getByRole('combobox', { name: 'Municipality' }).fill('laval');
    await page.getByRole('option', { name: 'Laval', exact: true }).click();
    // The list closes after the choice, since the valuation takes one municipality.
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  });
  await on('Tell us about your property', async () => {
    await page.getByText('Condos').click();
    await fill({
      'Year of construction': '1990',
      Bedrooms: '2',
      Bathrooms: '1',
      'Parking spaces': '0',
      'Garage spaces': '0',
    });
  });
  await on('How large is it?', async () => {
    // The lot of a condo is that of the whole building.
    expect(await page.getByRole('textbox', { name: 'Lot area' }).count()).toBe(0);
    await fill({ 'Livable area (ft²)': '900' });
  });
  await on('A valuation report?', async () => undefined);
  await on('Your plans to sell', async () => undefined);
  await on('How can we reach you?', () =>
    fill({
      'First name': 'Maude',
      'Last name': 'Roy',
      'Phone number': '4385550199',
      'Email address': 'maude@example.ca',
    }),
  );
  await step(page, 'What is your address?');
  await expectAccessible(page, 'part');
});

test('the valuation goes through seven steps and is kept', async () => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(address('property-valuation'));
  await page.getByRole('button', { name: 'Demander mon évaluation' }).click();
  const municipality = page.getByRole('combobox', { name: /^Municipalité/ });
  // The list replaces the first field when it is loaded.
  await municipality.focus();
  await page.getByRole('option').first().waitFor();
  await municipality.fill('Orford');
  await page.getByRole('option', { name: 'Ma municipalité : Orford' }).click();
  await page.getByRole('button', { name: 'Retirer Orford' }).waitFor();
  await next(page);
  await page.getByText('Maisons unifamiliales').click();
  await page.getByLabel('Année de construction').pressSequentially('1962x5');
  for (const [label, value] of [
    ['Chambres', '3'],
    ['Salles de bain', '2'],
    ['Places de stationnement', '0'],
    ['Places de garage', '1'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await expectAccessible(page, 'part');
  await next(page);
  await page.getByText('Métrique (m²)').click();
  expect(await page.getByText('Superficie habitable (m²)').isVisible()).toBe(true);
  await page.getByLabel('Superficie habitable').fill('120');
  await page.getByLabel('Superficie du terrain').fill('0');
  await next(page);
  await step(page, 'Un rapport d’évaluation ?');
  await next(page);
  await step(page, 'Votre projet de vente');
  await next(page);
  await writeWho(page);
  await writeWhereAndSend(page);
  expect(await lead('property_valuation')).toMatchObject([
    {
      municipality: 'Orford',
      year_of_construction: '1962',
      living_area: '120 m²',
      land_area: '',
      nb_parking: '0',
      evaluation_report: 'false',
    },
  ]);
});
