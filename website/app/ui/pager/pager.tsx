import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import styles from './pager.module.css';
import { useLoadMore } from './use-load-more.ts';

/** Breakpoints at which the page size may change; the style sheet contains their widths (layout.6). */
const widths = ['base', 'md', 'lg', 'xl'] as const;

/** Number of items per page by breakpoint; a missing breakpoint has the value of the previous one. */
interface PageSizes extends Partial<Record<(typeof widths)[number], number>> {
  base: number;
}

interface Props {
  /** All items. A different list, such as a filtered one, needs another `key`, so that it starts at its first page. */
  items: readonly { id: string; content: ReactNode }[];
  pageSizes: PageSizes;
  /** Label of the button for browsers that cannot observe the viewport, such as `See more`. */
  moreLabel: string;
  /** Class of the list, for its columns and gaps. */
  className?: string;
}

/**
 * Renders a list that shows one page of items and one more whenever its end comes near the viewport
 * (people.3). All items are in the HTML and the style sheet hides those of later pages, so that the server need not know
 * the width of the window; without JavaScript and in print all items are visible.
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

/** Returns the number of visible items at each breakpoint. */
function limitsOf(sizes: PageSizes, page: number): Record<(typeof widths)[number], number> {
  const { base, md = base, lg = md, xl = lg } = sizes;
  return { base: base * page, md: md * page, lg: lg * page, xl: xl * page };
}

interface TriggerProps {
  /** Breakpoints at which all items are visible. */
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
