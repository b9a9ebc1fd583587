import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Dialog, DialogBody, DialogHead } from '../dialog/dialog.tsx';
import styles from './clamped-text.module.css';

/**
 * Maximum number of lines, with another one from the breakpoint xxxl on; or maximum height in px, with another one from lg on.
 */
type Limit = { lines: number; wideLines?: number } | { height: number; wideHeight: number };

interface OwnProps {
  limit: Limit;
  children: ReactNode;
  /** Label of the button that shows the rest, such as `Read more`. */
  moreLabel: string;
  /** Distinguishes several such buttons for screen readers, such as by the name of a person. */
  about?: string;
  className?: string;
}

interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  /** Content above the whole text in the dialog, such as the person that it describes. */
  intro?: ReactNode;
}

/** The button expands the text in place and then reads `lessLabel`, or it opens a dialog. */
type Props = OwnProps & ({ lessLabel: string; dialog?: never } | { lessLabel?: never; dialog: DialogProps });

/**
 * Renders text that is clamped to a number of lines or a height, with a button that shows the rest. There is no button for text
 * that fits, and no clamping without JavaScript or in print.
 */
export function ClampedText({ limit, children, moreLabel, lessLabel, about, dialog, className }: Props) {
  const id = `clamped${useId()}`;
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children may have another height
  useEffect(() => {
    const element = text.current;
    if (!element || isExpanded) return;
    // A tolerance of 1 px, because browsers round the two heights differently.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, children]);

  const press = () => (dialog ? setDialogOpen(true) : setExpanded(!isExpanded));
  const close = () => setDialogOpen(false);

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus */}
      <div
        ref={text}
        id={id}
        className={styles.text}
        style={limitStyle(limit)}
        data-limit={'lines' in limit ? 'lines' : 'height'}
        data-expanded={isExpanded || undefined}
        data-cut={isCut || undefined}
        // A link in the part that is cut must be seen when the keyboard reaches it.
        onFocus={() => isCut && setExpanded(true)}
      >
        {children}
      </div>
      {isCut && !(dialog && isExpanded) && (
        <button
          type="button"
          className={styles.button}
          onClick={press}
          {...(dialog ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': isExpanded, 'aria-controls': id })}
        >
          {isExpanded ? lessLabel : moreLabel}
          {about && <span className="visually-hidden"> ({about})</span>}
        </button>
      )}
      {dialog && isCut && (
        <Dialog isOpen={isDialogOpen} onClose={close} aria-labelledby={`${id}-title`}>
          <DialogHead title={dialog.title} titleId={`${id}-title`} closeLabel={dialog.closeLabel} onClose={close} />
          <DialogBody isText>
            {dialog.intro}
            {children}
          </DialogBody>
        </Dialog>
      )}
    </div>
  );
}

/** Passes the limits as custom properties, because only the style sheet knows the width of the window. */
function limitStyle(limit: Limit): CSSProperties {
  const variables: Record<`--${string}`, number | string> =
    'lines' in limit
      ? { '--lines': limit.lines, '--wide-lines': limit.wideLines ?? limit.lines }
      : { '--height': `${limit.height}px`, '--wide-height': `${limit.wideHeight}px` };
  return variables as CSSProperties; // React's type has no custom properties
}
