import type { Locale } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';

/** Labels of the property alert on the demo’s page for buyers, by language. */
const texts = {
  fr: {
    title: 'Dites-nous ce que vous cherchez',
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
    title: 'Tell us what you are looking for',
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

/** Completes and submits the property alert on the current page: homes in Québec up to 500 000 $ with a bedroom and a bathroom. */
export async function submitAlertForm(page: Page, locale: Locale, email: string): Promise<void> {
  const t = texts[locale];
  const form = page.getByRole('region', { name: t.title });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: t.start, disabled: false }).click();
  const next = () => form.getByRole('button', { name: t.next, exact: true }).click();

  const places = form.getByRole('combobox', { name: t.places });
  await places.focus();
  await form.getByRole('option').first().waitFor();
  await places.fill('quebec');
  await form.getByRole('option', { name: 'Québec', exact: true }).click();
  await form.getByRole('button', { name: t.without }).waitFor();
  await page.keyboard.press('Escape');
  await next();

  await form.getByText(t.soon).click();
  await form.getByText(t.tenant, { exact: true }).click();
  await next();

  await form.getByLabel(t.upTo, { exact: true }).selectOption('500000');
  await next();

  await form.getByLabel(t.bedrooms).fill('1');
  await form.getByLabel(t.bathrooms).fill('1');
  await next();

  await form.getByLabel(t.firstName, { exact: true }).fill('Léa');
  await form.getByLabel(t.lastName, { exact: true }).fill('Roy');
  await form.getByRole('textbox', { name: t.phone }).pressSequentially('5145550123');
  await form.getByRole('textbox', { name: t.email }).fill(email);
  await next();

  await form.getByLabel(t.address, { exact: true }).fill('1, rue Un');
  await form.getByLabel(t.city, { exact: true }).fill('Québec');
  await form.getByLabel(t.postalCode, { exact: true }).pressSequentially('g1r4s9');
  await form.getByRole('button', { name: t.submit, exact: true }).click();
  await form.getByRole('heading', { name: t.sent }).waitFor();
  await form.getByText(t.confirm).waitFor();
}
