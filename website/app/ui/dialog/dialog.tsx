import { X } from 'lucide-react';
import { type ComponentProps, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { enterDialog, leaveDialog } from './open-dialogs.ts';
import { useScrollLock } from './scroll-lock.ts';

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  isOpen: boolean;
  /** Called on Escape, a click outside or the close button; the caller then sets `isOpen={false}`. */
  onClose: () => void;
  /**
   * `card` in the middle, `side` along the right edge; both fill a phone's screen. `alert` is what `AlertDialog` renders, and
   * `screen` covers the screen and leaves the layout of its content to the caller.
   */
  placement?: 'card' | 'side' | 'alert' | 'screen';
}

/**
 * Renders a modal dialog with the native element, which traps the focus, closes by Escape and returns the focus to the element
 * that opened it. A click outside closes it as well, and the page does not scroll (contact.1, browsing.2). Name it with
 * `aria-labelledby` or `aria-label`; its content is usually `DialogHead`, `DialogBody` and `DialogFoot`. With `popover="auto"` a
 * button with `popoverTarget` opens it without JavaScript and before hydration, as a popover.
 */
export function Dialog({ isOpen, onClose, placement = 'card', className, ...props }: Props) {
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
      // Closed before the element is removed, otherwise the focus would be lost.
      element.close();
    };
  }, [isOpen]);

  // A click on the backdrop has the dialog itself as its target. Both press and release must be outside, so that a text selection
  // that ends outside does not close the dialog.
  const isOutside = ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) =>
    target === currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes the dialog, and Escape does so natively
    <dialog
      {...props}
      ref={dialog}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      data-placement={placement}
      onClose={(event) => {
        // A dialog that was reopened non-modally stays open (`forms/captcha/unlock-dialog-for-puzzle.ts`).
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
  /** Id for the `aria-labelledby` of the dialog. */
  titleId: string;
  /** Accessible name of the close button, such as `Close`. */
  closeLabel: string;
  /** Id of the dialog when it may be open as a popover, which the close button closes without JavaScript. */
  popoverId?: string;
  onClose: () => void;
}

/** Renders the title of a dialog and its close button, which stay visible while the body scrolls. */
export const DialogHead = ({ title, titleId, closeLabel, popoverId, onClose }: HeadProps) => (
  <header className={styles.head}>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    <button
      type="button"
      className={styles.close}
      aria-label={closeLabel}
      popoverTarget={popoverId}
      popoverTargetAction={popoverId === undefined ? undefined : 'hide'}
      onClick={onClose}
    >
      <X size={24} strokeWidth={1.5} aria-hidden="true" />
    </button>
  </header>
);

interface BodyProps {
  /** True when nothing inside can take the focus, so that the body itself takes it for keyboard scrolling. */
  isText?: boolean;
  children: ReactNode;
}

/** Renders the content of a dialog, which scrolls when it is longer than the screen. */
export const DialogBody = ({ isText = false, children }: BodyProps) => (
  <div className={styles.body} tabIndex={isText ? 0 : undefined}>
    {children}
  </div>
);

/** Renders the buttons of a dialog, which are always visible. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
