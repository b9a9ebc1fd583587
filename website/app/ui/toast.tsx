import { Check, CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ToastContent {
  kind: 'success' | 'failure';
  title: string;
  body: ReactNode;
  /** Closes by itself after so many seconds; null stays until it is closed. */
  seconds: number | null;
}

interface Props {
  toast: ToastContent | null;
  words: { close: string; closesIn: (seconds: number) => string };
  onClose: () => void;
}

/**
 * Says what came of something, over the page. The two live regions are there before they say anything, or screen readers would
 * miss it. Escape closes; a countdown rests while the pointer or the focus is on the toast.
 */
export function Toaster({ toast, words, onClose }: Props) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.body), []);
  if (!place) return null;
  const shown = toast && <Toast toast={toast} words={words} onClose={onClose} />;
  return createPortal(
    <div className={styles.region} data-scheme="normal">
      <div role="status">{toast?.kind === 'success' && shown}</div>
      <div role="alert">{toast?.kind === 'failure' && shown}</div>
    </div>,
    place,
  );
}

function Toast({ toast, words, onClose }: Props & { toast: ToastContent }) {
  const { kind, title, body, seconds } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useCountdown(seconds, isHovered || isFocused, onClose);
  useEscape(onClose);
  const Icon = kind === 'success' ? Check : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the countdown
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.body}>{body}</div>
        {left !== null && (
          <p className={styles.countdown} aria-hidden="true">
            {words.closesIn(left)}
          </p>
        )}
      </div>
      <button className={styles.close} type="button" aria-label={words.close} onClick={onClose}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {left !== null && seconds !== null && (
        <span className={styles.bar} style={{ scale: `${(left - 1) / seconds} 1` }} aria-hidden="true" />
      )}
    </div>
  );
}

function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
