import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { PropertyFrame } from '../property-frame.ts';
import { texts } from '../texts.ts';
import styles from './framed-site.module.css';
import { readHeight } from './read-height.ts';

/** A site that has shown nothing after so long is late, ms. */
const lateMs = 12_000;

/** What a property site needs of a browser, and no way to the page around it. Its origin is another, so it keeps its own. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The frame, as high as its page says. Only messages of this very frame and of its exact origin count. It is made in the
 * browser, where somebody listens: what the page says while it loads would be lost on a frame of the server's HTML.
 */
export function FramedSite({ frame: { src, origin } }: { frame: PropertyFrame }) {
  const t = useTexts(texts);
  const site = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [state, setState] = useState<'loading' | 'late' | 'shown'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== site.current?.contentWindow) return;
      const told = readHeight(event.data);
      if (told === null) return;
      setHeight(told);
      setState('shown');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    if (state !== 'loading') return;
    // A lazy frame begins to load when it comes near the screen; before that it cannot be late.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || timer) return;
      timer = setTimeout(() => setState('late'), lateMs);
    });
    if (site.current) observer.observe(site.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [state]);

  return (
    <div className={styles.stage}>
      <iframe
        key={attempt}
        ref={site}
        className={styles.frame}
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
