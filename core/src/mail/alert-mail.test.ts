import { expect, test } from 'vitest';
import { alertOf } from '../../test/alert-fixture.ts';
import { leadSite } from '../../test/lead-fixture.ts';
import { type AlertMailContent, type AlertMailListing, alertMail } from './alert-mail.ts';

const token = 'T'.repeat(43);
const now = new Date('2026-06-15T12:00:00Z');

const alert = alertOf({
  token,
  recipient: { name: 'Gagnon, Maude', email: 'maude@boreale.example' },
  municipality_codes: ['66023', '23027'],
  municipalities: ['Montréal', 'Québec'],
  property_type: 'condo',
  confirmed_at: new Date('2026-06-02T02:00:00Z'),
});

const row: AlertMailListing['row'] = {
  listing_key: '10000001',
  latitude: 45.53,
  longitude: -73.57,
  list_price: 425_000,
  standard_status: 'Active',
  transaction_type: 'buy',
  property_type: 'condo',
  new_construction: false,
  foreclosed: false,
  collection: false,
  conditional_offer: false,
  on_market_timestamp: now,
  open_house_end: null,
  street_address_fr: '1240, rue des Érables <i>',
  street_address_en: '1240 Des Érables Street <i>',
  city: 'Montréal',
  bedrooms_total: 2,
  bathrooms_total: 1,
  living_area: 840,
  living_area_units: 'sqft',
  attribution: null,
  open_houses: [],
  media: [
    {
      url: '/resources/facade.webp',
      variants: [
        { url: '/resources/facade-320.webp', width: 320, type: 'image/webp' },
        { url: '/resources/facade-960.avif', width: 960, type: 'image/avif' },
        { url: '/resources/facade-960.webp', width: 960, type: 'image/webp' },
        { url: '/resources/facade-1600.webp', width: 1600, type: 'image/webp' },
      ],
    },
  ],
};

const mailOf = (given: Partial<AlertMailContent> = {}) =>
  alertMail({
    mailId: 'mail-1',
    alert,
    site: leadSite,
    names: { broker: null, office: null },
    query: 'mun=66023&mun=23027&type=condo&price_max=450000&bedrooms=2&forSaleForRent=buy',
    shown: [{ row, reason: 'new' }],
    others: 0,
    isMore: false,
    from: 'no-reply@boreale.example',
    assetsUrl: 'https://assets.boreale.example',
    now,
    ...given,
  });

test('the mail program gets one click to unsubscribe, without a page (RFC 8058)', () => {
  expect(mailOf().headers).toMatchObject({
    'List-Unsubscribe': `<https://www.boreale.example/api/alerts/${token}/unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('both forms of the mail say who writes, why, how to reach them and how to end it', () => {
  const { html, text, replyTo } = mailOf();
  for (const form of [html, text]) {
    expect(form).toContain('vous avez confirmé une alerte immobilière le 1ᵉʳ juin 2026');
    expect(form).toContain('maude@boreale.example');
    expect(form).toContain(`https://www.boreale.example/fr/alertes/${token}`);
    expect(form).toContain(`https://www.boreale.example/api/alerts/${token}/unsubscribe`);
    expect(form).toContain('Boréale');
    expect(form).toContain('80, rue Royale, Trois-Rivières QC G9A 4H9');
  }
  expect(replyTo).toEqual({ name: 'Gagnon, Maude', address: 'maude@boreale.example' });
});

test('a listing stands in it with picture, address, price, specs and link', () => {
  const { html, text } = mailOf();
  expect(html).toContain('src="https://assets.boreale.example/resources/facade-960.webp"');
  expect(html).toContain('1240, rue des Érables &lt;i&gt;, Montréal');
  expect(text).toContain('425\u00a0000\u00a0$');
  expect(text).toContain('Condo · 2\u00a0chambres · 1\u00a0salle de bain · 840\u00a0pi²');
  expect(text).toMatch(
    /https:\/\/www\.boreale\.example\/fr\/proprietes\/condo-1240-rue-des-erables-i-montreal-10000001/,
  );
});

test('it leads to the whole search and says what that is', () => {
  const { text } = mailOf({ others: 3 });
  expect(text).toContain('https://www.boreale.example/fr/proprietes?mun=66023&mun=23027&type=condo&price_max=450000');
  expect(text).toContain('Montréal, Québec');
  expect(text).toContain('Jusqu’à 450\u00a0000\u00a0$');
  expect(text).not.toContain('Salles de bain');
});

test('it names the facts that its search asks for', () => {
  const { text } = mailOf({ alert: alertOf({ facts: { lot_min: 929, garage: true } }) });
  expect(text).toContain('Autres critères');
  expect(text).toContain('Terrain\u00a0: 10\u00a0000\u00a0pi² (929\u00a0m²) ou plus; Garage');
});

test.each([
  ['fr', 0, false, 'Une propriété correspond à votre recherche\u00a0: 1240, rue des Érables <i>, Montréal'],
  ['fr', 4, false, '5\u00a0propriétés correspondent à votre recherche'],
  ['fr', 88, true, 'De nombreuses propriétés correspondent à votre recherche'],
  ['en', 0, false, 'A property matches your search: 1240 Des Érables Street <i>, Montréal'],
  ['en', 4, false, '5 properties match your search'],
] as const)('in %s with %i others its subject says how many', (locale, others, isMore, subject) => {
  expect(mailOf({ alert: { ...alert, locale }, others, isMore }).subject).toBe(subject);
});

test('without an address for pictures there is none, and none that mail programs cannot show', () => {
  expect(mailOf({ assetsUrl: undefined }).html).not.toContain('<img');
  const avif = { ...row, media: [{ url: '/resources/facade.avif' }] };
  expect(mailOf({ shown: [{ row: avif, reason: 'new' }] }).html).not.toContain('<img');
});

test('the mail of one alert is always the same mail', () => {
  expect(mailOf().messageId).toBe('<alert.mail-1@boreale.example>');
  expect(mailOf({ others: 4 }).messageId).toBe(mailOf().messageId);
});
