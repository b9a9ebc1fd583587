// @vitest-environment jsdom
import { submissionSchema } from '@vitrine/contract/core/contact.ts';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { readSearch } from '../../search/read-search.ts';
import { type SiteInfo, SiteProvider } from '../../site/site-context.tsx';
import { render } from '../../test-render.tsx';
import { QuickAlert } from './parts/quick-alert.tsx';

const sent: FormData[] = [];
vi.mock('../../forms/send-contact.ts', () => ({
  sendContact: async (form: FormData) => {
    sent.push(form);
    return { kind: 'sent' };
  },
}));

const site: SiteInfo = {
  ...{ siteType: 'agency', hasSearch: true, logos: { light: null, dark: null }, origin: '', path: '/fr/proprietes' },
  ...{ alternatePaths: {}, captcha: { siteKey: 'test', version: 'altcha' } },
};
const choices = {
  municipalities: [
    { code: '23027', label: 'Québec' },
    { code: '25213', label: 'Lévis' },
  ],
  ...{ types: [], brokers: [], offices: [] },
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const alertOf = (query: string) => (
  <LocaleProvider locale="fr">
    <SiteProvider info={site}>
      <QuickAlert filters={readSearch(new URLSearchParams(query)).filters} choices={choices}>
        <a href="/fr/acheter#property_alert">Plus de choix</a>
      </QuickAlert>
    </SiteProvider>
  </LocaleProvider>
);

async function show(query: string): Promise<HTMLElement> {
  const { container } = await render(alertOf(query));
  return container;
}

const press = async (page: HTMLElement, name: string) => {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
  await act(async () => vi.dynamicImportSettled());
};

async function open(query: string) {
  const page = await show(query);
  await press(page, 'Recevoir les nouveautés par courriel');
  return page;
}

const write = (page: HTMLElement, email: string) => {
  const field = page.querySelector<HTMLInputElement>('[name=email]');
  if (field) field.value = email;
};

describe('the focus', () => {
  const name = 'Recevoir les nouveautés par courriel';

  test('goes into the field of the form that a press opens, and no further one when the search changes', async () => {
    const { container, rerender, getByRole } = await render(alertOf('mun=23027&type=condo'));
    getByRole('button', { name }).focus();
    await press(container, name);
    expect(document.activeElement).toBe(getByRole('textbox'));
    getByRole('textbox').blur();
    await rerender(alertOf('mun=23027'));
    expect(getByRole('textbox')).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('stays in a field in which the visitor types when the form comes late', async () => {
    const other = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => other.remove());
    const page = await show('mun=23027');
    const button = page.querySelector('button');
    button?.click();
    other.focus();
    await act(async () => vi.dynamicImportSettled());
    expect(page.querySelector('[name=email]')).not.toBeNull();
    expect(document.activeElement).toBe(other);
  });
});

describe('an alert from the results of a search', () => {
  test('leads from the opened form to the one with more choices', async () => {
    const link = (page: HTMLElement) => page.querySelector('a[href="/fr/acheter#property_alert"]');
    expect(link(await show('mun=23027'))).toBeNull();
    expect(link(await open('mun=23027'))).not.toBeNull();
  });

  test('needs an address alone, and sends the filters of the search', async () => {
    const page = await open(
      'mun=23027&mun=25213&type=condo&price_max=437000&bedrooms=2&open_house=1&lot_min=929&garage=1&days=7',
    );
    expect([...page.querySelectorAll('input')].map(({ name }) => name)).toEqual(['email']);
    expect(page.textContent).toContain('En créant cette alerte, vous acceptez de recevoir par courriel');
    write(page, 'lea@example.ca');
    await press(page, 'Créer l’alerte');
    const fields = Object.fromEntries(sent[0] ?? []);
    expect(fields).toEqual({
      ...{ form_type: 'property_alert', alert_from: 'search', locale: 'fr', email: 'lea@example.ca' },
      ...{ municipality: 'Québec, Lévis', property_type: 'condo', budget_max: '437000', nb_bedrooms: '2' },
      other_criteria: 'lot_min=929&garage=1',
      ...{ source_page: '/fr/proprietes', consent_text: expect.stringContaining('En créant cette alerte') },
    });
    expect(submissionSchema(fields).safeParse(fields).success).toBe(true);
  });

  test('of a drawn area needs no municipality, and sends the area', async () => {
    const page = await open('area=46.81_-71.21_5&type=condo');
    write(page, 'lea@example.ca');
    await press(page, 'Créer l’alerte');
    const fields = Object.fromEntries(sent[0] ?? []);
    expect(fields).toMatchObject({ area: '46.81_-71.21_5', municipality: '', property_type: 'condo' });
    expect(submissionSchema(fields).safeParse(fields).success).toBe(true);
  });

  test('says what happens next in place of the form', async () => {
    const page = await open('mun=23027');
    write(page, 'lea@example.ca');
    await press(page, 'Créer l’alerte');
    expect(page.querySelector('form')).toBeNull();
    expect(page.querySelector('[role=status]')?.textContent).toContain('confirmez votre alerte');
  });

  test.each([
    ['', 'Le courriel est obligatoire'],
    ['lea@', 'Le courriel n’est pas valide'],
  ])('says once, beside the field, what is wrong with “%s”', async (email, words) => {
    const page = await open('mun=23027');
    write(page, email);
    await press(page, 'Créer l’alerte');
    expect(sent).toEqual([]);
    expect(page.textContent?.split(words)).toHaveLength(2);
    expect(page.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
  });

  test.each(['type=condo', 'mun=23027&forSaleForRent=rent', ''])('is not offered of the search “%s”', async (query) => {
    expect((await show(query)).textContent).toBe('');
  });
});
