// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleListing } from '../../components/listing-card/listing-card.fixture.tsx';
import { plainLink } from '../../kinds/link/plain-link.ts';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { SiteProvider } from '../../site/site-context.tsx';
import { block } from './error.tsx';
import type { ErrorData, WaysOn } from './error-data.ts';

const choices: WaysOn['choices'] = {
  municipalities: [
    { code: '1', label: 'Alma', count: 2 },
    { code: '2', label: 'Brossard', count: 9 },
  ],
  types: [{ code: 'condo', label: 'Condo' }],
};
const links = [plainLink('Vendre', '/fr/vendre')];
const listings = [exampleListing];
const noLogos = { light: null, dark: null };
const site = {
  siteType: 'agency',
  logos: noLogos,
  captcha: null,
  origin: '',
  path: '/fr/x',
  alternatePaths: {},
} as const;

function draw(status: number, waysOn: ErrorData['waysOn'], hasSearch = true): HTMLElement {
  const page = document.createElement('div');
  const fields = { status_code: status, main_title: '', description: '', debug: '', isFirst: true };
  page.innerHTML = renderToStaticMarkup(
    <LocaleProvider locale="fr">
      <SiteProvider info={{ ...site, hasSearch }}>
        <block.Component {...fields} data={{ requestId: 'r-7', waysOn }} />
      </SiteProvider>
    </LocaleProvider>,
  );
  return page;
}

const hrefs = (page: HTMLElement) => [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

test('a missing page offers a search, the largest municipalities, the pages of the menu and new listings', () => {
  const page = draw(404, { links, choices, listings });
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/fr/proprietes');
  expect([...(form?.querySelectorAll('select') ?? [])].map(({ name }) => name)).toEqual(['mun', 'type', 'price_max']);
  expect(hrefs(page)).toEqual(['/fr/proprietes?mun=2', '/fr/proprietes?mun=1', '/fr/vendre', '/fr/contact']);
  expect(page.querySelector('article a')?.getAttribute('href')).toBe(exampleListing.href);
});

test.each([
  ['while core is away', { links, choices: null, listings }, true],
  ['on a site without a search', { links, choices, listings }, false],
] as const)('a missing page offers the menu alone %s', (_, waysOn, hasSearch) => {
  const page = draw(404, waysOn, hasSearch);
  expect(page.querySelector('form, article')).toBeNull();
  expect(hrefs(page)).toEqual(['/fr/vendre', '/fr/contact']);
});

test('the number of the request is shown with a failure, and not with a missing page', () => {
  expect(draw(500, null).textContent).toContain('r-7');
  expect(draw(404, { links, choices, listings }).textContent).not.toContain('r-7');
});
