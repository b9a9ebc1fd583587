import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { localeOfPath } from '../../locale/paths.ts';
import { type ConsentCategory, consentCategories } from '../consent-categories.ts';
import { consentTranslation } from './consent-texts.ts';
import type { ConsentRequest } from './consent-tool.ts';
import './cookie-consent.css';

/** Cookie that stores the choice. */
interface ConsentCookie {
  name: string;
  path?: string;
  expiresAfterDays: number;
}

const siteCookie: ConsentCookie = { name: 'consent', expiresAfterDays: 182 };
/** Cookies that a refusal deletes: all except the site's own for the language, the consent and staff. */
const foreignCookies = /^(?!consent$|i18n_redirected$|vitrine_)/;

/**
 * Asks for consent with vanilla-cookieconsent: a banner when a category was not asked for before, and preferences that can be
 * opened at any time. Refusing takes as many clicks as accepting, and nothing is preselected (Law 25).
 */
export async function startCookieConsent(
  { categories, onReady, onChoice }: ConsentRequest,
  cookie = siteCookie,
): Promise<void> {
  const before = askedBefore(cookie.name);
  // Categories of other pages stay in the preferences, so that consent can be withdrawn on any page.
  const asked = consentCategories.filter((category) => categories.includes(category) || before.includes(category));
  const storeAskedSoon = () => void setTimeout(() => storeAsked(asked));
  const reportChoice = () => onChoice(asked.filter((category) => CookieConsent.acceptedCategory(category)));
  const optional = { autoClear: { cookies: [{ name: foreignCookies }] } };
  await CookieConsent.run({
    // Automated browsers are asked like any other.
    hideFromBots: false,
    autoShow: categories.length > 0,
    manageScriptTags: false,
    cookie,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(asked.map((category) => [category, optional])),
    },
    language: {
      default: shownLocale(),
      translations: Object.fromEntries(locales.map((locale) => [locale, consentTranslation(locale, asked)])),
    },
    onConsent: reportChoice,
    onChange: () => {
      reportChoice();
      storeAskedSoon();
    },
    // The tool stores the choice just after the banner closes. A refusal that changes no category fires no other event.
    onModalHide: storeAskedSoon,
  });
  if (CookieConsent.validConsent() && !categories.every((category) => before.includes(category))) {
    CookieConsent.show(true);
  }
  followLocale();
  onReady(() => CookieConsent.showPreferences());
}

/** Stores the requested categories with the choice, so that visitors are asked again only for new ones. */
function storeAsked(asked: readonly ConsentCategory[]): void {
  if (CookieConsent.validConsent()) CookieConsent.setCookieData({ value: { asked }, mode: 'update' });
}

const shownLocale = (): Locale =>
  localeOfPath(location.pathname) ?? (document.documentElement.lang === 'en-CA' ? 'en' : 'fr');

/** Updates the texts when the language changes without a page load. */
function followLocale(): void {
  new MutationObserver(() => void CookieConsent.setLanguage(shownLocale())).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
}

/** Returns the categories that the visitor was asked for, from the consent cookie. */
function askedBefore(cookieName: string): ConsentCategory[] {
  const value = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    const asked: unknown = JSON.parse(decodeURIComponent(value ?? '')).data.asked;
    return Array.isArray(asked) ? consentCategories.filter((category) => asked.includes(category)) : [];
  } catch {
    return [];
  }
}
