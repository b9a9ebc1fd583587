import styles from './cms-buttons.module.css';
import { CmsLink } from './cms-link.tsx';
import type { FinishedLink } from './finish-link.server.ts';

interface Props {
  /** Entries of a `cta_repeater`. */
  items: readonly { id: string; cta: FinishedLink | null }[];
  className?: string;
  /** Recipient of the links that open the contact form, serialised by `forms/recipient.ts`. */
  recipient?: string | undefined;
}

/** Renders call-to-action buttons, the first one primary and the others quiet. Renders nothing without links. */
export function CmsButtons({ items, className, recipient }: Props) {
  const links = items.flatMap(({ id, cta }) => (cta ? [{ id, cta }] : []));
  if (links.length === 0) return null;
  return (
    <div className={className ? `${styles.buttons} ${className}` : styles.buttons}>
      {links.map(({ id, cta }, index) => (
        <CmsLink key={id} link={cta} tone={index === 0 ? 'primary' : 'quiet'} recipient={recipient} />
      ))}
    </div>
  );
}
