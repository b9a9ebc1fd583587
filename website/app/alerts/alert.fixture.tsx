import type { Locale } from '@vitrine/contract/locale.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { noFilters } from '../search/filters.ts';
import type { ComponentFixtures } from '../ui/component-fixtures.ts';
import { AlertPage } from './alert-page.tsx';
import type { AlertNotice, AlertView, FormattedAlert } from './alert-view.ts';

const wishes: Record<Locale, Pick<FormattedAlert, 'criteria' | 'searchPath' | 'since'>> = {
  fr: {
    criteria: [
      'Québec',
      'Lévis',
      'Maisons unifamiliales',
      'Jusqu’à 500\u00a0000\u00a0$',
      '3+ chambres',
      '1+ salle de bains',
    ],
    searchPath: '/fr/proprietes?mun=23027&mun=25213&type=maison&price_max=500000&bedrooms=3',
    since: '21 novembre 2026',
  },
  en: {
    criteria: ['Québec', 'Lévis', 'Single-family homes', 'Up to $500,000', '3+ bedrooms', '1+ bathroom'],
    searchPath: '/en/properties?mun=23027&mun=25213&type=maison&price_max=500000&bedrooms=3',
    since: 'November 21, 2026',
  },
};

const longWishes: Record<Locale, string[]> = {
  fr: [
    'Rivière-des-Prairies–Pointe-aux-Trembles',
    'Notre-Dame-du-Très-Saint-Sacrement-d’Issoudun',
    'Saint-Louis-du-Ha! Ha!',
  ],
  en: [
    'Rivière-des-Prairies–Pointe-aux-Trembles',
    'Notre-Dame-du-Très-Saint-Sacrement-d’Issoudun',
    'Saint-Louis-du-Ha! Ha!',
  ],
};

const choices = {
  municipalities: [
    { code: '25213', label: 'Lévis' },
    { code: '23027', label: 'Québec' },
  ],
  types: [{ code: 'maison', label: 'Maisons unifamiliales' }],
};

const nothingLeft: Partial<FormattedAlert> = { status: 'unsubscribed', criteria: [], matches: 0 };

/** Renders the page in one state; its forms submit to no server. */
function Example({
  alert,
  notice = null,
  isLong = false,
}: {
  alert: Partial<FormattedAlert>;
  notice?: AlertNotice | null;
  isLong?: boolean;
}) {
  const locale = useLocale();
  const base: FormattedAlert = {
    ...{
      status: 'active',
      frequency: 'at_once',
      email: 'l…\u2060a@example.ca',
      unknownPlaces: [],
      filters: {
        ...noFilters,
        mun: ['23027', '25213'],
        type: ['maison'],
        price_max: 500_000,
        bedrooms: 3,
        bathrooms: 1,
      },
      signUpPath: null,
      matches: 12,
    },
    ...wishes[locale],
    ...(isLong && {
      criteria: [...longWishes[locale], ...wishes[locale].criteria],
      email: `l…\u2060${'a'.repeat(50)}@example.ca`,
    }),
  };
  return (
    <AlertPage view={{ kind: 'alert', alert: { ...base, ...alert }, choices, formPath: '/api/alerts/none', notice }} />
  );
}

const example =
  (alert: Partial<FormattedAlert>, rest: { notice?: AlertNotice; isLong?: boolean } = {}) =>
  () => <Example alert={alert} {...rest} />;
const without = (kind: Exclude<AlertView['kind'], 'alert'>) => () => <AlertPage view={{ kind }} />;

export const fixtures: ComponentFixtures = {
  default: example({ status: 'pending', matches: 0 }),
  'it was confirmed': example({ matches: 0 }, { notice: 'confirm' }),
  'it is active, once a week': example({ frequency: 'weekly' }),
  'the frequency was saved': example({ frequency: 'daily' }, { notice: 'save' }),
  'it was paused': example({ status: 'paused' }, { notice: 'pause' }),
  'it was ended': example({ ...nothingLeft, signUpPath: '/fr/acheter' }, { notice: 'unsubscribe' }),
  'nobody knows any more where it came from': example(nothingLeft),
  'a change failed': example({}, { notice: 'failed' }),
  'it looks for anything': example({ criteria: [] }),
  'it looks in a drawn area, for a garage': example({
    criteria: ['Garage'],
    filters: { ...noFilters, area: '46.81_-71.23_5', garage: true, year_min: 1990 },
  }),
  'very long places, and one that nobody knows': example({ unknownPlaces: ['Brigadoon'] }, { isLong: true }),
  'no such alert': without('unknown'),
  'core is unavailable': without('unavailable'),
};
