import styles from './cms-buttons.module.css';
import { CmsLink } from './cms-link.tsx';
import type { FinishedLink } from './finished.ts';

interface Props {
  /** What a `cta_repeater` holds. */
  items: readonly { id: string; cta: FinishedLink | null }[];
  className?: string;
}

/** What to do next: the first button stands out, the others are quiet. Renders nothing where there is none. */
export function CmsButtons({ items, className }: Props) {
  const links = items.flatMap(({ id, cta }) => (cta ? [{ id, cta }] : []));
  if (links.length === 0) return null;
  return (
    <div className={className ? `${styles.buttons} ${className}` : styles.buttons}>
      {links.map(({ id, cta }, index) => (
        <CmsLink key={id} link={cta} tone={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </div>
  );
}
