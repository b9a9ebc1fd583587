import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { watchInView } from '../../../ui/watch-in-view.ts';
import type { PropertyIframeData } from '../property-iframe-data.ts';
import { texts } from '../texts.ts';
import styles from './property-site.module.css';
import { readHeight } from './read-height.ts';

/** Time after which a property site that shows nothing counts as late, ms. */
const lateMs = 12_000;

/** Permissions of the iframe. `allow-same-origin` is safe because the site has another origin than the page around it. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Renders the iframe in the height that its page posts. Only messages from this iframe and its exact origin count. It is
 * rendered in the browser alone: a height posted before hydration would be lost.
 */
export function PropertySite({ iframe: { src, origin } }: { iframe: PropertyIframeData }) {
  const t = useTexts(texts);
  const site = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [state, setState] = useState<'loading' | 'late' | 'shown'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== site.current?.contentWindow) return;
      const posted = readHeight(event.data);
      if (posted === null) return;
      setHeight(posted);
      setState('shown');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (state !== 'loading') return;
    // A lazy iframe starts to load near the screen; before that it cannot be late.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (isInView: boolean) => {
      if (isInView) timer ??= setTimeout(() => setState('late'), lateMs);
    };
    const unwatch = site.current ? watchInView(site.current, report) : undefined;
    return () => {
      unwatch?.();
      clearTimeout(timer);
    };
  }, [state]);

  return (
    <div className={styles.stage}>
      <iframe
        key={attempt}
        ref={site}
        className={styles.iframe}
        src={src}
        title={t.title}
        loading="lazy"
        sandbox={sandbox}
        allow="fullscreen"
        style={height === null ? undefined : { height }}
        onLoad={() => setState('shown')}
      />
      {state !== 'shown' && (
        <div className={styles.waiting} data-late={state === 'late' || undefined}>
          <p role="status">{state === 'late' ? t.late : t.loading}</p>
          {state === 'late' && (
            <Button
              tone="quiet"
              onClick={() => {
                setState('loading');
                setAttempt(attempt + 1);
              }}
            >
              {t.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
