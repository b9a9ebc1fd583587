import { type CSSProperties, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, useNavigation } from 'react-router';
import { defineTexts, useTexts } from '../locale/define-texts.ts';
import { localeOfPath } from '../locale/paths.ts';
import { askGuards, beforeRouteChange, hasGuards } from '../site/navigation-guards.ts';
import { mainContentId } from '../ui/main-content-id.ts';
import styles from './page-change.module.css';
import { createProgress, progressMs } from './progress.ts';

const texts = defineTexts({ fr: { loading: 'Chargement de la page' }, en: { loading: 'Loading the page' } });

// Outside React, because a failed page mounts the layout again.
const progress = createProgress();
let shownPath: string | null = null;

interface Props {
  /** True when an error replaces the page. */
  hasFailed?: boolean | undefined;
  hasInjectedScripts?: boolean | undefined;
}

/** Handles navigation between pages: runs the guards, shows the loading bar, announces the new page and moves the focus to it. */
export function PageChange({ hasFailed = false, hasInjectedScripts = false }: Props) {
  useGuards(hasInjectedScripts);
  const state = useProgress(hasFailed);
  const announced = useArrival();
  const t = useTexts(texts);
  const isSlow = state === 'running';
  return (
    <>
      {state !== 'idle' && state !== 'waiting' && (
        <div
          className={styles.bar}
          data-state={state}
          role="progressbar"
          aria-label={t.loading}
          style={{ '--duration': `${progressMs.duration}ms` } as CSSProperties} // React's type has no custom properties
        />
      )}
      <p role="status" className="visually-hidden">
        {isSlow ? t.loading : announced}
      </p>
    </>
  );
}

function useProgress(hasFailed: boolean) {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    if (isLoading) progress.start();
    else progress.end(hasFailed ? 'failed' : 'finished');
  }, [isLoading, hasFailed]);
  return useSyncExternalStore(progress.subscribe, progress.state, () => 'idle' as const);
}

/** Moves the focus to the content of a new page and returns its title for screen readers; '' after a page load. */
function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [announced, announce] = useState('');
  const arrive = useEffectEvent(() => {
    announce(document.title);
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    (target || document.getElementById(mainContentId))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const isArrival = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (isArrival) arrive();
  }, [pathname]);
  return announced;
}

/**
 * Blocks a route change until the guards have answered. With injected scripts a change of language is a page load (`1-shell §2`).
 */
function useGuards(hasInjectedScripts: boolean): void {
  const blocker = useBlocker(isGuarded);
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname: path, search: query, hash } = blocker.location;
    askGuards({ from, to: path + query }).then((verdict) => {
      if (verdict === 'go') return blocker.proceed();
      blocker.reset();
      if (verdict === 'reload') location.assign(path + query + hash);
    });
  }, [blocker, from]);
  useEffect(() => {
    if (!hasInjectedScripts) return;
    return beforeRouteChange((change) => (localeOfPath(change.from) === localeOfPath(change.to) ? 'go' : 'reload'));
  }, [hasInjectedScripts]);
}

const isGuarded = hasGuards;
