import { setAllowed, whenAllowed } from '../consent.ts';
import { setConsentReady } from '../consent-ready.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { ConsentRequest } from './consent-tool.ts';
import { releaseScripts } from './release-scripts.ts';

/**
 * Asks for consent when a category needs it, and starts what is allowed: waiting scripts and error reports. It runs once per
 * document, because a page with other categories loads as a new document.
 */
export async function startConsent({ categories, didomiKey, sentryDsn }: ThirdParties): Promise<void> {
  for (const category of categories) whenAllowed(category, () => void releaseScripts(category));
  if (sentryDsn !== null) whenAllowed('diagnostics', () => void reportErrors(sentryDsn));
  const request: ConsentRequest = {
    categories,
    onReady: setConsentReady,
    onChoice: (allowed) => setAllowed(allowed, () => location.reload()),
  };
  if (didomiKey !== null) {
    const { startDidomi } = await import('./didomi.ts');
    return startDidomi(didomiKey, request);
  }
  const { startCookieConsent } = await import('./cookie-consent.ts');
  await startCookieConsent(request);
}

/** Loads and opens the preferences of a site without trackers, which say that nothing needs consent. */
export async function openPlainPreferences(): Promise<void> {
  const { startCookieConsent } = await import('./cookie-consent.ts');
  const onReady = (open: () => void) => {
    setConsentReady(open);
    open();
  };
  await startCookieConsent({ categories: [], onReady, onChoice: () => undefined });
}

async function reportErrors(dsn: string): Promise<void> {
  const { startErrorReports } = await import('../error-reports.ts');
  startErrorReports(dsn);
}
