import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';

/** What stands on the property alert, in each language. */
const words = {
  fr: {
    start: 'Créer mon alerte',
    places: 'Municipalités',
    without: 'Retirer Québec',
    next: 'Suivant',
    soon: 'D’ici 60 jours',
    tenant: 'Locataire',
    upTo: 'À',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bain',
    firstName: 'Prénom',
    lastName: 'Nom',
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse',
    city: 'Ville',
    postalCode: 'Code postal',
    submit: 'Soumettre',
    sent: 'Demande envoyée',
    confirm: 'confirmez votre alerte',
  },
  en: {
    start: 'Create my alert',
    places: 'Municipalities',
    without: 'Remove Québec',
    next: 'Next',
    soon: 'Within 60 days',
    tenant: 'Tenant',
    upTo: 'To',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    email: 'Email address',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    submit: 'Submit',
    sent: 'Request Sent',
    confirm: 'confirm your alert',
  },
} as const;

/** Goes through the property alert on the page at hand: homes in Québec up to 500 000 $ with a bedroom and a bathroom. */
export async function signUp(page: Page, locale: Locale, email: string): Promise<void> {
  const t = words[locale];
  const form = page.getByRole('form').filter({ has: page.getByRole('button', { name: t.start }) });
  await form.getByRole('button', { name: t.start }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: t.start, disabled: false }).click();
  const next = () => page.getByRole('button', { name: t.next, exact: true }).click();

  const places = page.getByRole('combobox', { name: t.places });
  await places.focus();
  await page.getByRole('option').first().waitFor();
  await places.fill('quebec');
  await page.getByRole('option', { name: 'Québec', exact: true }).click();
  await page.getByRole('button', { name: t.without }).waitFor();
  await page.keyboard.press('Escape');
  await next();

  await page.getByText(t.soon).click();
  await page.getByText(t.tenant, { exact: true }).click();
  await next();

  await page.getByLabel(t.upTo, { exact: true }).selectOption('500000');
  await next();

  await page.getByLabel(t.bedrooms).fill('1');
  await page.getByLabel(t.bathrooms).fill('1');
  await next();

  await page.getByLabel(t.firstName, { exact: true }).fill('Léa');
  await page.getByLabel(t.lastName, { exact: true }).fill('Roy');
  await page.getByRole('textbox', { name: t.phone }).pressSequentially('5145550123');
  await page.getByRole('textbox', { name: t.email }).fill(email);
  await next();

  await page.getByLabel(t.address, { exact: true }).fill('1, rue Un');
  await page.getByLabel(t.city, { exact: true }).fill('Québec');
  await page.getByLabel(t.postalCode, { exact: true }).pressSequentially('g1r4s9');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
  const sent = page.getByRole('status').filter({ has: page.getByRole('heading', { name: t.sent }) });
  await sent.getByText(t.confirm).waitFor();
}
