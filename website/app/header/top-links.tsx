import { CmsIcon } from '../kinds/icon/cms-icon.tsx';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { useTexts } from '../locale/define-texts.ts';
import type { HeaderFields } from './header-fields.ts';
import { headerTexts } from './header-texts.ts';
import styles from './top-links.module.css';

interface Props {
  items: HeaderFields['sup_sections_repeater'];
  className?: string | undefined;
}

/** Renders the small links above a header: phone, email, offices (`sup_sections_repeater`). */
export function TopLinks({ items, className }: Props) {
  const t = useTexts(headerTexts);
  const links = items.filter(({ link }) => link !== null);
  if (links.length === 0) return null;
  return (
    <ul className={className ? `${styles.links} ${className}` : styles.links} aria-label={t.topLinks}>
      {links.map(
        ({ id, link, icon }) =>
          link && (
            <li key={id}>
              <CmsLink link={link} className={styles.link}>
                {icon && <CmsIcon icon={icon} size={16} />}
                {link.text}
              </CmsLink>
            </li>
          ),
      )}
    </ul>
  );
}
