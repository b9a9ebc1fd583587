import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { defineTexts, useTexts } from '../../locale/define-texts.ts';
import { localeOfPath } from '../../locale/paths.ts';
import { useIsLoading, usePlace } from '../../navigation/use-place.tsx';
import { elementOfFragment } from '../../navigation/use-scroll.ts';
import { beforeRouteChange } from '../../site/navigation-guards.ts';
import { mainContentId } from '../../ui/main-content-id.ts';
import { createProgress } from '../progress-bar/progress.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';

const texts = defineTexts({ fr: { loading: 'Chargement de la page' }, en: { loading: 'Loading the page' } });

// Kept outside React, because a failed page mounts the layout again, which would reset these values.
const progress = createProgress();
let shownPath: string | null = null;

interface Props {
  /** True when an error replaces the page. */
  hasFailed?: boolean | undefined;
  hasInjectedScripts?: boolean | undefined;
}

/** Shows the loading bar during a navigation, announces the new page and moves the focus to it. */
export function PageChange({ hasFailed = false, hasInjectedScripts = false }: Props) {
  useReloadBetweenLocales(hasInjectedScripts);
  const state = useProgress(hasFailed);
  const announced = useAnnouncement();
  const t = useTexts(texts);
  const isSlow = state === 'running';
  return (
    <>
      <ProgressBar state={state} label={t.loading} />
      <p role="status" className="visually-hidden">
        {isSlow ? t.loading : announced}
      </p>
    </>
  );
}

function useProgress(hasFailed: boolean) {
  const isLoading = useIsLoading();
  useEffect(() => {
    if (isLoading) progress.start();
    else progress.end(hasFailed ? 'failed' : 'finished');
  }, [isLoading, hasFailed]);
  return useSyncExternalStore(progress.subscribe, progress.state, () => 'idle' as const);
}

/** Moves the focus to the content of a new page and returns its title for screen readers; '' after a page load. */
function useAnnouncement(): string {
  const { pathname, hash } = usePlace();
  const [announced, announce] = useState('');
  const arrive = useEffectEvent(() => {
    announce(document.title);
    (elementOfFragment(hash) ?? document.getElementById(mainContentId))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const isArrival = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (isArrival) arrive();
  }, [pathname]);
  return announced;
}

/** Makes a change of language a page load where scripts are injected (addresses.16). */
function useReloadBetweenLocales(hasInjectedScripts: boolean): void {
  useEffect(() => {
    if (!hasInjectedScripts) return;
    return beforeRouteChange((change) => (localeOfPath(change.from) === localeOfPath(change.to) ? 'go' : 'reload'));
  }, [hasInjectedScripts]);
}
