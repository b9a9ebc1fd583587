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
  /** Seconds until the toast closes by itself; null keeps it open. */
  seconds: number | null;
}

interface Props {
  toast: ToastContent | null;
  texts: { close: string; closesIn: (seconds: number) => string };
  /** Colour scheme of the toast. */
  scheme?: 'normal' | 'normal-grey' | 'inverted';
  onClose: () => void;
}

/**
 * Shows the result of an action above the page and open dialogs. Each toaster has its own live region, which exists before its
 * first message, because screen readers would miss that one otherwise; several toasts are stacked. Escape closes the latest; the
 * countdown pauses while the toast has the pointer or the focus. Written by hand because a toast must stay usable above a modal
 * dialog, and toast libraries render where such a dialog makes them inert.
 */
export function Toaster({ toast, texts, scheme = 'normal', onClose }: Props) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useEffect(() => setLayer(toastLayer(styles.layer ?? '')), []);
  if (!layer) return null;
  return createPortal(
    <div className={styles.region} role="status" data-scheme={scheme}>
      {toast && <Toast toast={toast} texts={texts} onClose={onClose} />}
    </div>,
    layer,
  );
}

function Toast({ toast, texts, onClose }: Omit<Props, 'toast'> & { toast: ToastContent }) {
  const { kind, title, body, seconds } = toast;
  const element = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const left = useCountdown(seconds, isHovered || isFocused, onClose);

  // Returns the focus to its previous element when the toast has it.
  function close() {
    if (element.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
    onClose();
  }

  useEscape(close);
  const Icon = kind === 'success' ? Check : CircleAlert;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause the countdown
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
            {texts.closesIn(left)}
          </p>
        )}
      </div>
      <button className={styles.close} type="button" aria-label={texts.close} onClick={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {left !== null && seconds !== null && (
        <span className={styles.bar} style={{ scale: `${(left - 1) / seconds} 1` }} aria-hidden="true" />
      )}
    </div>
  );
}

/** Close functions of the visible toasts, the latest last. */
const shown: (() => void)[] = [];

/** Closes the latest toast on Escape and marks the event as handled; the next Escape reaches the dialog below. */
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
