import * as CookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { localeOfPath } from '../../locale/paths.ts';
import { type ConsentCategory, consentCategories } from '../../site/consent-categories.ts';
import { consentTranslation } from './consent-texts.ts';
import type { ConsentRequest } from './consent-tool.ts';
import './cookie-consent.css';

const cookieName = 'consent';
/** The site's own cookies, which a refusal leaves alone: the language, the choice itself, and those of staff. */
const foreignCookies = /^(?!consent$|i18n_redirected$|vitrine_)/;

/**
 * Asks for consent on the site itself (vanilla-cookieconsent): a banner where something waits for it that was not asked for before,
 * and the preferences at any time. Refusing is as easy as accepting, and nothing is chosen beforehand (Law 25).
 */
export async function startCookieConsent({ categories, onReady, onChoice }: ConsentRequest): Promise<void> {
  const before = askedBefore();
  // What was asked on another page of the site stays in the preferences, so that it can be taken back from here.
  const asked = consentCategories.filter((category) => categories.includes(category) || before.includes(category));
  const tell = () => onChoice(asked.filter((category) => CookieConsent.acceptedCategory(category)));
  const optional = { autoClear: { cookies: [{ name: foreignCookies }] } };
  await CookieConsent.run({
    // A browser that is steered by a program is asked like any other.
    hideFromBots: false,
    autoShow: categories.length > 0,
    manageScriptTags: false,
    cookie: { name: cookieName, expiresAfterDays: 182 },
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
    onConsent: tell,
    onChange: tell,
    // The choice is kept just after the banner has gone; a refusal that changes nothing is told by no other event.
    onModalHide: () => void setTimeout(() => remember(asked)),
  });
  if (CookieConsent.validConsent() && !categories.every((category) => before.includes(category))) {
    CookieConsent.show(true);
  }
  followLocale();
  onReady(() => CookieConsent.showPreferences());
}

/** Keeps with the choice what was asked for, so that nobody is asked twice, and everybody for what is new. */
function remember(asked: readonly ConsentCategory[]): void {
  if (CookieConsent.validConsent()) CookieConsent.setCookieData({ value: { asked }, mode: 'update' });
}

const shownLocale = (): Locale =>
  localeOfPath(location.pathname) ?? (document.documentElement.lang === 'en-CA' ? 'en' : 'fr');

/** The words follow when the visitor changes the language without a page load. */
function followLocale(): void {
  new MutationObserver(() => void CookieConsent.setLanguage(shownLocale())).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
}

/** What the visitor has been asked for by now, as the cookie of the choice has it. */
function askedBefore(): ConsentCategory[] {
  const value = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    const asked: unknown = JSON.parse(decodeURIComponent(value ?? '')).data.asked;
    return Array.isArray(asked) ? consentCategories.filter((category) => asked.includes(category)) : [];
  } catch {
    return [];
  }
}
