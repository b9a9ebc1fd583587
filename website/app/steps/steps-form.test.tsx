// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';
import { type SiteInfo, SiteProvider } from '../site/site-context.tsx';
import { render } from '../test-render.tsx';
import { alertSteps } from './alert-steps.ts';
import { StepsSent } from './step-parts.tsx';
import { keepAnswers, keptAnswers } from './step-values.ts';
import { StepsForm } from './steps-form.tsx';
import { valuationSteps } from './valuation-steps.ts';

const site: SiteInfo = {
  ...{ siteType: 'agency', hasSearch: true, logos: { light: null, dark: null }, origin: '', path: '/fr' },
  ...{ alternatePaths: {}, captcha: { siteKey: 'test', version: 'altcha' } },
};

let asked: string[] = [];
let answer = Promise.withResolvers<Response>();
/** Reports the form as visible to all who watch it. */
let scrollTo: () => Promise<void>;

beforeEach(() => {
  const reports: IntersectionObserverCallback[] = [];
  scrollTo = () =>
    // The entry has only the property that is read.
    act(async () => {
      for (const report of reports)
        report([{ isIntersecting: true } as IntersectionObserverEntry], Object.create(null));
    });
  class Observer {
    constructor(report: IntersectionObserverCallback) {
      reports.push(report);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  answer = Promise.withResolvers();
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(String(address));
    return String(address).includes('search-filters') ? answer.promise : Promise.reject(new TypeError('offline'));
  });
  // The captcha cannot be opened here; its key alone is needed.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (captcha: SiteInfo['captcha'] = site.captcha, form = alertSteps, address = 'http://site.test/fr') =>
  render(
    <PlaceProvider place={placeOf(new URL(address))}>
      <LocaleProvider locale="fr">
        <SiteProvider info={{ ...site, captcha }}>
          <h2 id="alert">Alerte</h2>
          <StepsForm form={form} name="alerte" labelledBy="alert" />
        </SiteProvider>
      </LocaleProvider>
    </PlaceProvider>,
  );
const start = () => document.querySelector<HTMLButtonElement>('button[type=submit]');
const answerWith = (response: Response) => act(async () => answer.resolve(response));
const choices = () => Response.json({ data: { municipalities: [], types: [], brokers: [], offices: [] } });
const filterCalls = () => asked.filter((address) => address.includes('search-filters'));

test('a form of steps can be started once its municipalities are there, which are fetched once, when it is seen', async () => {
  await show();
  expect([filterCalls(), start()?.disabled]).toEqual([[], true]);
  await scrollTo();
  await scrollTo();
  expect([filterCalls().length, start()?.disabled]).toEqual([1, true]);
  await answerWith(choices());
  expect([filterCalls().length, start()?.disabled]).toEqual([1, false]);
});

test.each([
  ['without the key of a captcha', null, choices],
  ['whose municipalities cannot be fetched', site.captcha, () => new Response(null, { status: 503 })],
])('a form of steps %s cannot be started, and says so', async (_, captcha, respond) => {
  await show(captcha);
  await scrollTo();
  await answerWith(respond());
  expect(start()?.disabled).toBe(true);
  expect(document.querySelector('[role=status]')?.textContent).not.toBe('');
});

describe('a valuation that was begun before a reload', () => {
  const address = { address: '1, rue Un', city: 'Orford', postal_code: 'J1X 1A1' };
  const showStep = async (step: number) => {
    const values = { municipalities: 'Orford', property_type: 'condo', query: '', ...(step === 7 && address) };
    keepAnswers('property_valuation', { values, reached: Math.max(2, step) });
    window.location.hash = `#alerte-${step}`;
    await show(site.captcha, valuationSteps, `http://site.test/fr#alerte-${step}`);
    await scrollTo();
    await answerWith(choices());
  };
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((element) => element.textContent?.trim() === name);
  afterEach(() => {
    window.location.hash = '';
  });

  test('shows its step and its answers again, and says that they were kept', async () => {
    await showStep(2);
    expect(document.querySelector('h3')?.textContent).toContain('Étape 2 sur 7');
    expect(document.body.textContent).toContain('Vos réponses ont été conservées');
    expect(keptAnswers('property_valuation')).toMatchObject({ reached: 2, values: { municipalities: 'Orford' } });
  });

  test('asks for the city once', async () => {
    // jsdom has no layout to scroll in.
    HTMLElement.prototype.scrollIntoView = vi.fn();
    await showStep(1);
    await act(async () => button('Suivant')?.click());
    expect(document.querySelector('h3')?.textContent).toContain('Étape 2 sur 7');
    expect(keptAnswers('property_valuation')?.values.city).toBe('Orford');
  });

  test.each([
    ['Suivant', 1],
    ['Soumettre', 7],
  ])('is not taken further by the second click of a double click on “%s”', async (name, step) => {
    HTMLElement.prototype.scrollIntoView = vi.fn();
    await showStep(step);
    const submitted = vi.fn();
    document.addEventListener('submit', submitted);
    const click = (detail: number) =>
      act(async () =>
        button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
      );
    await click(2);
    expect(submitted).not.toHaveBeenCalled();
    await click(1);
    expect(submitted).toHaveBeenCalledOnce();
  });

  test('moves the focus to the first invalid field, and leaves it in one that is corrected', async () => {
    await showStep(2);
    await act(async () => button('Suivant')?.click());
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    expect(document.activeElement).toBe(field('construction_year'));
    const bedrooms = field('bedrooms');
    await act(async () => {
      bedrooms?.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(bedrooms, '3');
      bedrooms?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(bedrooms?.getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(bedrooms);
  });

  test('can be started over, which erases the answers', async () => {
    await showStep(2);
    await act(async () => button('Recommencer')?.click());
    expect(button('Demander mon évaluation')?.disabled).toBe(false);
    expect(document.body.textContent).not.toContain('Vos réponses ont été conservées');
    expect(keptAnswers('property_valuation')).toBeNull();
  });
});

test.each([
  [true, '/fr/proprietes'],
  [false, undefined],
])('the thanks lead on to the listings where the site has a search (%s)', async (hasSearch, path) => {
  await render(
    <LocaleProvider locale="fr">
      <SiteProvider info={{ ...site, hasSearch }}>
        <StepsSent title="Demande envoyée" message="Merci !" />
      </SiteProvider>
    </LocaleProvider>,
  );
  expect(document.querySelector('[role=status]')?.textContent).toBe('Demande envoyéeMerci !');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(path);
});
