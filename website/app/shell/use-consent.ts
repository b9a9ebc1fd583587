import { useEffect } from 'react';
import { setConsentReady } from '../site/consent-ready.ts';
import type { ThirdParties } from '../site/third-parties.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Asks for consent once the browser is idle, where something on the page waits for it. A site where nothing does loads none of this
 * before its preferences are opened. Whatever the document was made with stays until the next page load.
 */
export function useConsent(thirdParties: ThirdParties | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first page, which the document came with
  useEffect(() => {
    const load = () => import('./consent/start-consent.ts');
    if (thirdParties) whenIdle(() => load().then(({ startConsent }) => startConsent(thirdParties)));
    else if (thirdParties === null)
      setConsentReady(() => load().then(({ openPlainPreferences }) => openPlainPreferences()));
  }, []);
}
