// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivacyFacts } from '@vitrine/contract/privacy-facts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderExample } from '../../block-framework/fixtures/test-example.tsx';
import { localeCookie } from '../../locale/locale-cookie.ts';
import { noOutsideServices, type OutsideServices } from '../../site/outside-services.ts';
import { collectedFacts } from './parts/collected-facts.ts';
import { type Notice, period, sayFacts } from './parts/notice.ts';
import { NoticeTable } from './parts/notice-table.tsx';
import { abroadFacts, recipientFacts } from './parts/recipient-facts.ts';
import { rightFacts } from './parts/right-facts.ts';
import { storageFacts } from './parts/storage-facts.ts';
import { fixtures } from './privacy-notice.fixture.ts';
import { block } from './privacy-notice.tsx';

const shown = (name: string) => new DOMParser().parseFromString(renderExample(block, fixtures[name]), 'text/html').body;

/** The notice of a site that has nothing switched on. */
const off: Notice = {
  ...{ message_days: 1095, proof_days: 1095, backup_days: 14, has_listings: false, sends_to_crm: false },
  ...{ sends_to_board: false, reports: 'never', tour_players: [], picture_hosts: [], forms: [], has_team: false },
  ...{
    has_films: false,
    film_hosts: [],
    frame_hosts: [],
    has_code: false,
    code_hosts: [],
    outside: noOutsideServices,
    providers: '',
  },
};

/** All that the notice says, in both languages. */
const saidOf = (
  changes: Partial<PrivacyFacts> = {},
  outside: Partial<OutsideServices> = {},
  more: Partial<Notice> = {},
) => {
  const notice = { ...off, ...changes, ...more, outside: { ...noOutsideServices, ...outside } };
  const inLocale = (locale: 'fr' | 'en') =>
    [Object.values(collectedFacts), recipientFacts, abroadFacts, storageFacts, rightFacts].flatMap((facts) =>
      sayFacts<unknown>(facts, notice, locale).map((fact) => JSON.stringify(fact)),
    );
  return { fr: inLocale('fr').join('\n'), en: inLocale('en').join('\n') };
};

const contact = { forms: ['contact_form' as const] };

/** Each fact: what switches it on, and words that stand in the notice then, and only then. */
const switches: [string, Partial<PrivacyFacts>, Partial<OutsideServices>, fr: string[], en: string[]][] = [
  ['messages', contact, {}, ['Vos messages'], ['Your messages']],
  ['visits', { forms: ['visit_request'] }, {}, ['demandes de visite'], ['requests for a visit']],
  ['valuations', { forms: ['property_valuation'] }, {}, ['demandes d’évaluation'], ['requests for a valuation']],
  [
    'alerts',
    { forms: ['property_alert'] },
    {},
    ['alertes immobilières', 'mettiez fin'],
    ['property alerts', 'Until you end it'],
  ],
  [
    'the end of an alert',
    { forms: ['property_alert'] },
    {},
    ['fin à une alerte d’un clic'],
    ['end an alert with one click'],
  ],
  ['answers of steps', { forms: ['property_alert'] }, {}, ['vitrine.steps'], ['vitrine.steps']],
  ['proofs of consent', contact, {}, ['Prouver votre consentement'], ['prove your consent']],
  ['erasures', contact, {}, ['reçu, qui ne nomme personne'], ['receipt, which names nobody']],
  ['limits', contact, {}, ['envoi massif'], ['floods of messages']],
  ['contact details in the browser', contact, {}, ['vitrine.visitor'], ['vitrine.visitor']],
  ['figures', { has_listings: true }, {}, ['Global Privacy Control'], ['Global Privacy Control']],
  ['reports to sellers', { has_listings: true }, {}, ['Rapports aux vendeurs'], ['Reports to sellers']],
  ['favourites', { has_listings: true }, {}, ['vitrine.favourites'], ['vitrine.favourites']],
  ['viewed listings', { has_listings: true }, {}, ['vitrine.viewed'], ['vitrine.viewed']],
  [
    'an installed site',
    { has_listings: true },
    { isInstallable: true },
    ['vitrine.kept-cards'],
    ['vitrine.kept-cards'],
  ],
  ['people', { has_team: true }, {}, ['Personnes présentées'], ['People presented']],
  ['a CRM', { sends_to_crm: true }, {}, ['suivi de la clientèle'], ['customer management']],
  [
    'messages to the board',
    { sends_to_board: true },
    {},
    ['courtier inscripteur', '(Ontario)'],
    ['listing broker', '(Ontario)'],
  ],
  [
    'reports with consent',
    { reports: 'with-consent' },
    {},
    ['seulement si vous acceptez la mesure'],
    ['only if you allow analytics'],
  ],
  [
    'reports always',
    { reports: 'always' },
    {},
    ['vue ou ouverte.', 'vitrine.views'],
    ['viewed or clicked.', 'vitrine.views'],
  ],
  [
    'reCAPTCHA',
    contact,
    { usesRecaptcha: true },
    ['reCAPTCHA', 'États-Unis', '_GRECAPTCHA'],
    ['reCAPTCHA', 'United States', '_GRECAPTCHA'],
  ],
  [
    'scripts that wait',
    {},
    { heldHosts: ['tag.example'], asksConsent: true },
    ['tag.example', 'seulement si vous les acceptez', '["consent"]'],
    ['tag.example', 'only if you allow them', '["consent"]'],
  ],
  [
    'scripts that do not',
    {},
    { freeHosts: ['free.example'] },
    ['nécessaires au site (free.example'],
    ['the site needs (free.example'],
  ],
  [
    'code within pages',
    { has_code: true, code_hosts: ['code.example'] },
    {},
    ['intégrés', 'code.example', '["consent"]'],
    ['within some pages', 'code.example', '["consent"]'],
  ],
  [
    'Didomi',
    {},
    { usesDidomi: true },
    ['Didomi, qui', '(France)', 'didomi_token'],
    ['Didomi, which', '(France)', 'didomi_token'],
  ],
  ['error reports', {}, { errorHost: 'errors.example' }, ['errors.example, à qui'], ['errors.example, to which']],
  ['outside maps', {}, { mapHost: 'maps.example' }, ['maps.example, d’où'], ['maps.example, from which']],
  ['a media host', {}, { mediaHost: 'media.example' }, ['media.example, d’où'], ['media.example, from which']],
  [
    'outside photos',
    { picture_hosts: ['*.photos.example'] },
    {},
    ['photos.example, d’où'],
    ['photos.example, from which'],
  ],
  ['frames', { frame_hosts: ['frame.example'] }, {}, ['frame.example, dont'], ['frame.example, of which']],
  ['videos of other hosts', { film_hosts: ['film.example'] }, {}, ['film.example, d’où'], ['film.example, from which']],
  ['films', { has_films: true }, {}, ['YouTube', 'États-Unis'], ['YouTube', 'United States']],
  [
    'tours',
    { tour_players: ['matterport'] },
    {},
    ['Matterport', 'après votre accord', 'Matterport (États-Unis)'],
    ['Matterport', 'after you agree', 'Matterport (United States)'],
  ],
];

describe('what is switched on is said in both languages, and what is off is not:', () => {
  test.each(switches)('%s', (_, facts, outside, fr, en) => {
    const on = saidOf(facts, outside);
    expect(fr.filter((words) => !on.fr.includes(words))).toEqual([]);
    expect(en.filter((words) => !on.en.includes(words))).toEqual([]);
    const without = saidOf();
    expect(fr.filter((words) => without.fr.includes(words))).toEqual([]);
    expect(en.filter((words) => without.en.includes(words))).toEqual([]);
  });

  test('nothing outside of Québec without such a service', () => {
    expect(sayFacts(abroadFacts, off, 'fr')).toEqual([]);
    expect(shown('default').textContent).not.toContain('À l’extérieur du Québec');
    expect(shown('everything').querySelector('#privacy-abroad')?.parentElement?.textContent).toContain(
      'Google (États-Unis)',
    );
  });

  test('what the editor says of providers replaces the general sentence', () => {
    expect(saidOf().fr).toContain('Les fournisseurs qui hébergent');
    const own = saidOf({}, {}, { providers: 'Un hébergeur de Montréal.' }).fr;
    expect(own).toContain('Un hébergeur de Montréal.');
    expect(own).not.toContain('Les fournisseurs qui hébergent');
  });
});

test('the periods are those in force', () => {
  const said = saidOf({ ...contact, message_days: 180, proof_days: 1825 });
  expect(said.fr).toContain(
    '180\u00a0jours après la dernière activité\u00a0; 3\u00a0ans si votre demande est encore en cours',
  );
  expect(said.en).toContain('5\u00a0years after the end of what it allowed');
  expect(saidOf(contact).fr).toContain('3\u00a0ans après la dernière activité.');
  expect([period(1, 'fr'), period(14, 'fr'), period(365, 'en')]).toEqual([
    '1\u00a0jour',
    '14\u00a0jours',
    '1\u00a0year',
  ]);
  expect(shown('everything').textContent).toContain('au plus tard 30\u00a0jours après');
});

test('every key that the site stores in the browser is named', () => {
  const app = join(import.meta.dirname, '../..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixture|^qa\//.test(file) && !file.includes('privacy-notice'))
    .map((file) => readFileSync(join(app, file), 'utf8'));
  const keys = sources.flatMap((source) => [...source.matchAll(/['`](vitrine\.[a-z-]+)/g)].map(([, key = '']) => key));
  const said = saidOf(
    { has_listings: true, reports: 'always', forms: ['contact_form', 'property_alert'] },
    { isInstallable: true, asksConsent: true },
  ).fr;
  expect(new Set(keys).size).toBeGreaterThan(7);
  expect(keys.filter((key) => !said.includes(`"${key}`))).toEqual([]);
  expect(said).toContain(`"${localeCookie('fr', false).split('=')[0]}"`);
});

test('headings follow each other, and every line of the contents leads to one', () => {
  const page = shown('everything');
  expect([...page.querySelectorAll('h1')]).toHaveLength(1);
  const titles = [...page.querySelectorAll('h2')];
  expect(titles).toHaveLength(6);
  const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(titles.map(({ id }) => `#${id}`));
});

test('a narrow screen keeps the table: each cell repeats the head of its column', () => {
  const html = renderToStaticMarkup(
    <NoticeTable
      labelledBy="a"
      heads={['What', 'Why', 'How long']}
      rows={[{ key: '1', title: 'A', cells: ['B', 'C'] }]}
    />,
  );
  const cells = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('td')];
  expect(cells.map(({ dataset, textContent }) => [dataset.label, textContent])).toEqual([
    ['Why', 'B'],
    ['How long', 'C'],
  ]);
});

test('HTML in the name of the person in charge stays text, and only an e-mail address becomes a link', () => {
  const page = shown('names with HTML');
  expect(page.textContent).toContain('<b>Étienne</b> <script>alert(1)</script>');
  expect(page.querySelector('b, script, img')).toBeNull();
  expect(page.querySelector('a[href^="javascript"], a[href^="mailto"]')).toBeNull();
  expect(shown('default').querySelector('a[href^="mailto"]')?.getAttribute('href')).toBe(
    'mailto:confidentialite@exemple.ca',
  );
});

test('where nobody is named, the notice says who the law puts in charge', () => {
  expect(shown('nobody is named').textContent).toContain('La personne qui dirige l’entreprise est responsable');
  expect(shown('default').textContent).not.toContain('La personne qui dirige');
});

test('without its facts the notice offers to load the page again, and still says who is in charge', () => {
  const page = shown('core did not answer');
  expect(page.querySelector('a[data-reload]')?.textContent).toBe('Réessayer');
  expect(page.textContent).toContain('Étienne Garneau');
  expect(page.querySelector('table')).toBeNull();
});
