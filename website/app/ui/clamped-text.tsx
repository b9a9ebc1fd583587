import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './clamped-text.module.css';
import { Dialog, DialogBody, DialogHead } from './dialog.tsx';

/** Number of lines that show, and from the breakpoint xxxl on; or the height that shows, px, and from the breakpoint lg on. */
type Limit = { lines: number; wideLines?: number } | { height: number; wideHeight: number };

interface OwnProps {
  limit: Limit;
  children: ReactNode;
  /** Words of the button that shows the rest, such as `Read more`. */
  moreLabel: string;
  /** Tells several such buttons apart for those who do not see them, such as the name of the person. */
  about?: string;
  className?: string;
}

interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  /** Stands above the whole text, such as the person it is about. */
  intro?: ReactNode;
}

/** The rest shows in place, and the button then reads `lessLabel`, or in a dialog. */
type Props = OwnProps & ({ lessLabel: string; dialog?: never } | { lessLabel?: never; dialog: DialogProps });

/**
 * Text that is cut after some lines or at some height, with a button that shows the rest. There is no button where nothing is cut; without JavaScript
 * and on paper nothing is.
 */
export function ClampedText({ limit, children, moreLabel, lessLabel, about, dialog, className }: Props) {
  const id = `clamped${useId()}`;
  const text = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other children may be cut elsewhere
  useEffect(() => {
    const element = text.current;
    if (!element || isExpanded) return;
    // A line more or less: browsers round the two heights apart.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, children]);

  const press = () => (dialog ? setDialogOpen(true) : setExpanded(!isExpanded));
  const close = () => setDialogOpen(false);

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is and offers nothing to press */}
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

/** Custom properties, as the style sheet alone knows the width of the window. */
function limitStyle(limit: Limit): CSSProperties {
  const variables: Record<`--${string}`, number | string> =
    'lines' in limit
      ? { '--lines': limit.lines, '--wide-lines': limit.wideLines ?? limit.lines }
      : { '--height': `${limit.height}px`, '--wide-height': `${limit.wideHeight}px` };
  return variables as CSSProperties; // custom properties are outside of React's type
}
