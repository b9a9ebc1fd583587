import { type MenuLine, menuLines } from '../../../header/menu-line.ts';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './footer-menu.module.css';

/** Renders the menus in columns: four on wide screens, else two. An entry with a submenu is the heading of its column. */
export const FooterMenu = ({ lines, label }: { lines: readonly MenuLine[]; label: string }) => (
  <nav aria-label={label} className={styles.nav}>
    <ul className={styles.columns}>
      {lines.map((line) => (
        <li key={line.id}>
          {line.link && (
            <CmsLink link={line.link} className={line.menu_repeater.length > 0 ? styles.head : styles.link} />
          )}
          {line.menu_repeater.length > 0 && (
            <ul className={styles.list}>
              {menuLines(line.menu_repeater).map(({ id, link }) => (
                <li key={id}>{link && <CmsLink link={link} className={styles.link} />}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
