import { X } from 'lucide-react';
import { type ComponentProps, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { enterDialog, leaveDialog } from './open-dialogs.ts';
import { useScrollLock } from './scroll-lock.ts';

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  isOpen: boolean;
  /** Asked for by Escape, a click outside or the close button; to be answered with `isOpen={false}`. */
  onClose: () => void;
  /**
   * `card` in the middle, `side` along the right edge; both fill a phone's screen. `alert` is a small card on any screen, and
   * `screen` covers all of it and leaves what is inside to the caller.
   */
  placement?: 'card' | 'side' | 'alert' | 'screen';
  /** Where there is no JavaScript its content stands in the page, as a part of the form around it. */
  standsWithoutScript?: boolean;
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside, closes by Escape and gives the focus back to what opened it.
 * A click outside closes it as well, and the page stays where it is (`1-shell §2`, §4). Name it with `aria-labelledby` or
 * `aria-label`; what it holds is usually `DialogHead`, `DialogBody` and `DialogFoot`.
 */
export function Dialog({ isOpen, onClose, placement = 'card', standsWithoutScript, className, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  useScrollLock(`dialog${useId()}`, isOpen);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    enterDialog(element);
    return () => {
      leaveDialog(element);
      // Before it leaves the page, or the focus would be lost with it.
      element.close();
    };
  }, [isOpen]);

  // Its own ground is the backdrop and, where it shows, the dialog's bare element. A text that is marked with the pointer and
  // let go outside is no click outside.
  const isOutside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
    target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does by itself
    <dialog
      {...props}
      ref={dialog}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      data-placement={placement}
      data-plain={standsWithoutScript || undefined}
      onClose={(event) => {
        // One that was opened again at once, in another way, is not closed (`forms/captcha/unlock-dialog-for-puzzle.ts`).
        if (isOutside(event) && isOpen && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && isPressedOutside.current) onClose();
      }}
    />
  );
}

interface HeadProps {
  title: ReactNode;
  /** For the `aria-labelledby` of the dialog. */
  titleId: string;
  /** The name of the close button, such as `Close`. */
  closeLabel: string;
  onClose: () => void;
}

/** The title of a dialog and its close button; it stays while the body scrolls. */
export const DialogHead = ({ title, titleId, closeLabel, onClose }: HeadProps) => (
  <header className={styles.head}>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  </header>
);

interface BodyProps {
  /** Holds nothing that can take the focus, so that it takes it itself, for those who scroll by keyboard. */
  isText?: boolean;
  children: ReactNode;
}

/** What a dialog says; scrolls by itself where it is longer than the screen. */
export const DialogBody = ({ isText = false, children }: BodyProps) => (
  <div className={styles.body} tabIndex={isText ? 0 : undefined}>
    {children}
  </div>
);

/** The buttons of a dialog, always in view. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
