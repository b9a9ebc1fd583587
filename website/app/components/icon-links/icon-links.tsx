import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import styles from './icon-links.module.css';

interface Props {
  /** Entries of an `icon_links_repeater`. */
  items: readonly { id: string; icon: FinishedIcon | null; link: FinishedLink | null }[];
  /** Accessible name of the list. */
  label: string;
}

/** Address of a network's home page, which has nothing about the site or the person. */
const networkHome = /^https?:\/\/(www\.)?(facebook|instagram|linkedin|youtube|tiktok|twitter|x)\.com\/?$/;

/** Renders links as icons in a row; a link without an icon shows its text. Renders nothing without links that lead somewhere. */
export function IconLinks({ items, label }: Props) {
  const links = items.flatMap(({ id, icon, link }) =>
    link && !networkHome.test(link.href ?? '') ? [{ id, icon, link }] : [],
  );
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={label} data-no-print>
      {links.map(({ id, icon, link }) => (
        <li key={id}>
          <CmsLink link={link} className={styles.link}>
            {icon && <CmsIcon icon={icon} size={20} />}
            <span className={icon ? 'visually-hidden' : undefined}>{link.text}</span>
          </CmsLink>
        </li>
      ))}
    </ul>
  );
}
