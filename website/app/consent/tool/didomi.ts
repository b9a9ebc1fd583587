import type { ConsentCategory } from '../consent-categories.ts';
import type { ConsentRequest } from './consent-tool.ts';

/**
 * The part of Didomi's documented browser API that is used here. Its results are validated, because they come from an external
 * service.
 */
interface Didomi {
  getCurrentUserStatus(): unknown;
  preferences: { show(): void };
}

declare global {
  interface Window {
    didomiOnReady?: ((didomi: Didomi) => void)[];
    didomiEventListeners?: { event: string; listener: () => void }[];
    didomiConfig?: object;
    Didomi?: Didomi;
  }
}

/**
 * Didomi purposes of each category. A category is allowed when all of its purposes in the site's notice are; a notice may also
 * use the category's own name.
 */
const purposes: Readonly<Record<ConsentCategory, readonly string[]>> = {
  functionality: ['functionality', 'content_personalization', 'create_content_profile', 'select_personalized_content'],
  analytics: ['analytics', 'measure_content_performance', 'market_research'],
  marketing: [
    'marketing',
    'advertising_personalization',
    'create_ads_profile',
    'select_personalized_ads',
    'measure_ad_performance',
  ],
  diagnostics: ['diagnostics', 'improve_products'],
};

/**
 * Lets Didomi ask for consent with its notice for the public `key`. Before it has loaded, or when it fails, nothing is allowed
 * and the preferences cannot be opened.
 */
export function startDidomi(key: string, { categories, onReady, onChoice }: ConsentRequest): void {
  const reportStatus = (didomi: Didomi | undefined) => {
    const status = read(() => didomi?.getCurrentUserStatus());
    onChoice(categories.filter((category) => isAllowed(category, status)));
  };
  window.didomiConfig = { app: { apiKey: key }, languages: { enabled: ['fr', 'en'], default: 'fr' } };
  window.didomiEventListeners ??= [];
  window.didomiEventListeners.push({ event: 'consent.changed', listener: () => reportStatus(window.Didomi) });
  window.didomiOnReady ??= [];
  window.didomiOnReady.push((didomi) => {
    onReady(() => read(() => didomi.preferences.show()));
    reportStatus(didomi);
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://sdk.privacy-center.org/${encodeURIComponent(key)}/loader.js?target=${location.hostname}`;
  document.head.append(script);
}

/** Returns the result of `ask`; undefined with a warning when it throws. */
function read<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    console.warn('The consent service failed.', error);
    return undefined;
  }
}

function isAllowed(category: ConsentCategory, status: unknown): boolean {
  const given = field(status, 'purposes');
  const answers = purposes[category].map((id) => field(given, id)).filter((answer) => answer !== undefined);
  return answers.length > 0 && answers.every((answer) => field(answer, 'enabled') === true);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
