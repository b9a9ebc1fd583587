import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { noFilters } from '../search/filters.ts';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import { AlertPage } from './alert-page.tsx';
import type { AlertView, FormattedAlert } from './alert-view.ts';

const alert: FormattedAlert = {
  ...{ status: 'active', frequency: 'daily', email: 'l…@example.ca', criteria: ['Québec'], unknownPlaces: [] },
  ...{
    filters: noFilters,
    searchPath: '/fr/proprietes?mun=23027',
    signUpPath: null,
    since: '21 novembre 2026',
    matches: 2,
  },
};
const views: [string, AlertView][] = [
  ['an active alert', { kind: 'alert', alert, choices: { municipalities: [], types: [] }, formPath: '', notice: null }],
  [
    'an ended alert',
    {
      kind: 'alert',
      alert: { ...alert, status: 'unsubscribed' },
      choices: { municipalities: [], types: [] },
      formPath: '',
      notice: null,
    },
  ],
  ['an unknown alert', { kind: 'unknown' }],
];

test.each(views)('the page of %s links to the search, on a site that has one', (_, view) => {
  const html = (hasSearch: boolean) => {
    const info: SiteInfo = {
      ...{ siteType: 'agency', hasSearch, logos: { light: null, dark: null }, captcha: null },
      ...{ origin: '', path: '/fr/alertes', alternatePaths: {} },
    };
    return renderToStaticMarkup(
      <LocaleProvider locale="fr">
        <SiteProvider info={info}>
          <AlertPage view={view} />
        </SiteProvider>
      </LocaleProvider>,
    );
  };
  expect(html(true)).toContain('href="/fr/proprietes');
  expect(html(false)).not.toContain('/fr/proprietes');
});
