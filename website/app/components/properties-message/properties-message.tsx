import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../locale/define-texts.ts';
import { navigate } from '../../navigation/navigate.ts';
import { usePlace } from '../../navigation/use-place.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { propertyTexts } from '../property-card/property-texts.ts';
import styles from './properties-message.module.css';

/**
 * Renders the message that replaces a list of listings: there are none, or loading failed, with a retry. With JavaScript a retry
 * revalidates the page in place; without it the link loads the page.
 */
export const PropertiesMessage = ({ hasFailed }: { hasFailed: boolean }) => {
  const t = useTexts(propertyTexts);
  return hasFailed ? (
    <Failure />
  ) : (
    <div className={styles.message}>
      <p>{t.empty}</p>
    </div>
  );
};

function Failure() {
  const t = useTexts(propertyTexts);
  const { pathname, search } = usePlace();
  const message = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');

  // The button disappears once the listings are loaded; the focus then moves to the block. A layout effect's cleanup runs while
  // the button still has the focus.
  useLayoutEffect(() => {
    const node = message.current;
    const block = node?.closest<HTMLElement>('section[tabindex]');
    return () => {
      if (node?.contains(document.activeElement)) setTimeout(() => block?.focus({ preventScroll: true }));
    };
  }, []);

  const retry = async () => {
    if (state === 'retrying') return;
    setState('retrying');
    await navigate(pathname + search, { replace: true, keepScroll: true });
    setState('failedAgain');
  };
  return (
    <div ref={message} className={styles.message}>
      <p role="status">{t[state]}</p>
      <a
        className={buttonClass('quiet')}
        href={pathname + search}
        data-reload
        aria-disabled={state === 'retrying' || undefined}
        onClick={(event) => {
          event.preventDefault();
          retry();
        }}
      >
        {t.retry}
      </a>
    </div>
  );
}
