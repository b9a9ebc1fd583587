import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { leaveTexts } from './leave-texts.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import './form-dialog.css';

interface Props {
  title: string;
  /** True for a dialog with lists or a grid. */
  isWide?: boolean;
  /** True when closing loses what the editor typed. */
  isChanged?: boolean;
  /** Handles the Escape key in place of closing. */
  onEscape?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows a modal dialog while it is mounted. The browser moves the focus into it, and back to the button that opened it. The Escape key
 * does not close one with changes before the editor confirms it.
 */
export function FormDialog({ title, isWide = false, isChanged = false, onEscape, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const t = leaveTexts[useEditorLanguage()];
  useLeaveWarning(isChanged);
  useEscapeKey(onEscape);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser returns the focus only when it closes a dialog that is still in the page, so this runs before React removes it.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      data-wide={isWide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isChanged || isAsking) return;
        event.preventDefault();
        setAsking(true);
      }}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      {isChanged && isAsking && (
        <div role="alert" className="form-dialog__warning">
          <p>{t.question}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(false)}>
            {t.stay}
          </Button>
          <Button size="small" margin={false} onClick={onClose}>
            {t.close}
          </Button>
        </div>
      )}
    </dialog>
  );
}

/** Calls the handler when the Escape key is pressed, and keeps the browser from closing the dialog. Does nothing without one. */
function useEscapeKey(handler: (() => void) | undefined): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    // Once the handler is gone, the key is the browser's, also before the listener is removed.
    if (event.key !== 'Escape' || !handler) return;
    event.preventDefault();
    handler();
  });
  const isHandled = handler !== undefined;
  useEffect(() => {
    if (!isHandled) return;
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isHandled]);
}
