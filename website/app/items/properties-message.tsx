import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../locale/define-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './properties-message.module.css';
import { propertyTexts } from './property-texts.ts';

/**
 * What stands in the place of listings: that there are none, or that they could not be had, and then a way to try again. With
 * JavaScript the page is asked for again and everything on it stays in place; without it the link loads the page.
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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const message = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');

  // The button goes once the listings are there; who pressed it finds themselves at the start of the block. A layout effect ends
  // while the button still has the focus.
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
    await navigate(pathname + search, { replace: true, preventScrollReset: true });
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
