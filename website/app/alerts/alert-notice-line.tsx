import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { usePlace } from '../navigation/use-place.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';
import type { AlertNotice } from './alert-view.ts';

/** Shows the result of a change at the top of the page and takes the focus, because the pressed button may no longer exist. */
export function AlertNoticeLine({ notice }: { notice: AlertNotice }) {
  const t = useTexts(alertTexts);
  const line = useRef<HTMLParagraphElement>(null);
  const { key } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has a new key, perhaps with the same notice
  useEffect(() => line.current?.focus(), [key]);
  const hasFailed = notice === 'failed';
  const Icon = hasFailed ? CircleAlert : Check;
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={styles.notice}
      role={hasFailed ? 'alert' : 'status'}
      data-failed={hasFailed || undefined}
    >
      <Icon className={styles.mark} size={22} strokeWidth={1.75} aria-hidden="true" />
      {t.noticeOf(notice)}
    </p>
  );
}
