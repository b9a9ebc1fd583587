import { type MouseEvent, useRef } from 'react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { useLoadMore } from '../../../ui/pager/use-load-more.ts';

interface Props {
  /** Address of the next page, for visitors without JavaScript. */
  href: string;
  label: string;
  onMore: () => void;
}

/** Links to the next page, and loads it when the link comes near the viewport. */
export function LoadMore({ href, label, onMore }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useLoadMore(link, onMore);
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
