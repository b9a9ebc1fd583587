import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import styles from './pager.module.css';
import { useLoadMore } from './use-load-more.ts';

/** Minimum widths of the window at which the size of a page changes; the style sheet writes them out (`1-shell §9`). */
const widths = ['base', 'md', 'lg', 'xl'] as const;

/** Items a page, by the width of the window; a width that is left out takes the number of the one before it. */
type PageSizes = { base: number } & Partial<Record<(typeof widths)[number], number>>;

interface Props {
  /** All items. Another list, such as one that was filtered, wants another `key`, so that it starts at its first page. */
  items: readonly { id: string; content: ReactNode }[];
  pageSizes: PageSizes;
  /** Words of the button that stands where the browser cannot observe the viewport, such as `See more`. */
  moreLabel: string;
  /** Class of the list, for its columns and gaps. */
  className?: string;
}

/**
 * A list that shows one page of its items and one more whenever its end comes near the viewport (`2-blocks-and-search §4`, Load-more
 * trigger). Every item is in the HTML and the style sheet hides those of later pages, so that the server need not know the width of
 * the window; without JavaScript and on paper all items show.
 */
export function Pager({ items, pageSizes, moreLabel, className }: Props) {
  const [page, setPage] = useState(1);
  const limits = limitsOf(pageSizes, page);
  const hasMore = items.length > Math.min(...Object.values(limits));
  return (
    <>
      <ul className={className ? `${styles.list} ${className}` : styles.list}>
        {items.map(({ id, content }, index) => (
          <li
            key={id}
            className={styles.item}
            data-hidden={widths.filter((width) => index >= limits[width]).join(' ') || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {hasMore && (
        <LoadMoreTrigger
          done={widths.filter((width) => items.length <= limits[width]).join(' ')}
          label={moreLabel}
          onMore={() => setPage((page) => page + 1)}
        />
      )}
    </>
  );
}

/** Number of items that show at each width. */
function limitsOf(sizes: PageSizes, page: number): Record<(typeof widths)[number], number> {
  const { base, md = base, lg = md, xl = lg } = sizes;
  return { base: base * page, md: md * page, lg: lg * page, xl: xl * page };
}

interface TriggerProps {
  /** The widths at which every item shows already. */
  done: string;
  label: string;
  onMore: () => void;
}

function LoadMoreTrigger({ done, label, onMore }: TriggerProps) {
  const trigger = useRef<HTMLDivElement>(null);
  const isObserved = useSyncExternalStore(never, canObserve, () => true);
  useLoadMore(trigger, onMore);
  return (
    <div ref={trigger} className={styles.trigger} data-hidden={done || undefined}>
      {!isObserved && (
        <Button tone="quiet" onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}

const never = () => () => {};
const canObserve = () => typeof IntersectionObserver !== 'undefined';
