import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import { setConsentReady } from './consent-ready.ts';
import type { ThirdParties } from './third-parties.ts';

/**
 * Asks for consent when the browser is idle and a category on the page needs it. Otherwise the code is loaded only when the
 * preferences are opened. The categories of the document stay the same until the next page load.
 */
export function useConsent(thirdParties: ThirdParties | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: uses the first page of the document
  useEffect(() => {
    const load = () => import('./tool/start-consent.ts');
    if (thirdParties) whenIdle(() => load().then(({ startConsent }) => startConsent(thirdParties)));
    else if (thirdParties === null)
      setConsentReady(() => load().then(({ openPlainPreferences }) => openPlainPreferences()));
  }, []);
}
