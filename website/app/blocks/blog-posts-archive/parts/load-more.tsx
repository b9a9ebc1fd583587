import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { buttonClass } from '../../../ui/button.tsx';

interface Props {
  /** Address of the next page, for visitors without JavaScript. */
  href: string;
  label: string;
  onMore: () => void;
}

/** Pre-load margin and lock time (`1-shell §9`, `2-blocks-and-search §9`). */
const rootMargin = '25%';
const lockMs = 1000;

/**
 * Links to the next page and loads it when the link comes near the viewport, at most once a second. Without IntersectionObserver
 * it loads on a click only.
 */
export function LoadMore({ href, label, onMore }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    const element = link.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let isNear = false;
    let lock: ReturnType<typeof setTimeout> | undefined;
    const fire = () => {
      if (!isNear || lock !== undefined) return;
      more();
      lock = setTimeout(() => {
        lock = undefined;
        fire();
      }, lockMs);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        fire();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(lock);
    };
  }, []);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };

  return (
    <a ref={link} className={buttonClass('quiet')} href={href} onClick={press}>
      {label}
    </a>
  );
}
