import { Check, CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';
import { toastLayer } from './toast-layer.ts';
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
  /** The colour scheme that it is drawn in. */
  scheme?: 'normal' | 'normal-grey' | 'inverted';
  onClose: () => void;
}

/**
 * Says what came of something, over the page and over open dialogs. Each toaster has its own live region, which is there before
 * it says anything, or screen readers would miss it; several stand above each other. Escape closes the latest; a countdown rests
 * while the pointer or the focus is on the toast.
 */
export function Toaster({ toast, words, scheme = 'normal', onClose }: Props) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useEffect(() => setLayer(toastLayer(styles.layer ?? '')), []);
  if (!layer) return null;
  return createPortal(
    <div className={styles.region} role="status" data-scheme={scheme}>
      {toast && <Toast toast={toast} words={words} onClose={onClose} />}
    </div>,
    layer,
  );
}

function Toast({ toast, words, onClose }: Omit<Props, 'toast'> & { toast: ToastContent }) {
  const { kind, title, body, seconds } = toast;
  const element = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const left = useCountdown(seconds, isHovered || isFocused, onClose);

  // A focus that would vanish with the toast goes back to where it came from.
  function close() {
    if (element.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
    onClose();
  }

  useEscape(close);
  const Icon = kind === 'success' ? Check : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only hold the countdown
    <div
      ref={element}
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        cameFrom.current = relatedTarget ?? cameFrom.current;
      }}
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
      <button className={styles.close} type="button" aria-label={words.close} onClick={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {left !== null && seconds !== null && (
        <span className={styles.bar} style={{ scale: `${(left - 1) / seconds} 1` }} aria-hidden="true" />
      )}
    </div>
  );
}

/** The toasts that are on the screen, the latest last. */
const shown: (() => void)[] = [];

/** Escape closes the latest toast, and nothing that lies below it: the next one is for the dialog. */
function closeLatest(event: KeyboardEvent): void {
  const latest = shown.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !latest) return;
  event.preventDefault();
  latest();
}

function useEscape(onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const entry = () => close();
    if (shown.push(entry) === 1) document.addEventListener('keydown', closeLatest);
    return () => {
      shown.splice(shown.indexOf(entry), 1);
      if (shown.length === 0) document.removeEventListener('keydown', closeLatest);
    };
  }, []);
}
