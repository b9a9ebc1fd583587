import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './show-more.module.css';

interface Props {
  items: readonly { id: string; content: ReactNode }[];
  /** Number of items that are visible before the button is pressed. */
  first: number;
  /** Label of the button, such as `Show more`. */
  moreLabel: string;
  /** Class of the list, for its columns and gaps. */
  className?: string;
}

/**
 * Renders a list that shows its first items; its button reveals the others, disappears, and moves the focus to the first of them.
 * Without JavaScript and in print all items are visible.
 */
export function ShowMore({ items, first, moreLabel, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  const hasRest = items.length > first;

  useEffect(() => {
    if (isOpen) firstNew.current?.focus();
  }, [isOpen]);

  return (
    <>
      <ul className={className ? `${styles.list} ${className}` : styles.list}>
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            {...(index >= first && { className: styles.rest, 'data-shown': isOpen || undefined })}
            {...(index === first && { ref: firstNew, tabIndex: -1 })}
          >
            {content}
          </li>
        ))}
      </ul>
      {hasRest && !isOpen && (
        <div className={styles.more}>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {moreLabel}
          </Button>
        </div>
      )}
    </>
  );
}
