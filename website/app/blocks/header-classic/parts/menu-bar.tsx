import { ArrowRight, ChevronDown } from 'lucide-react';
import { CmsImage } from '../../../cms/cms-image.tsx';
import { CmsLink } from '../../../cms/cms-link.tsx';
import { type MenuLine, menuLines } from '../../../items/menu-line.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './menu-bar.module.css';

interface Props {
  lines: readonly MenuLine[];
  label: string;
}

/** The menu of wide screens: one line of links, each with its submenu in a popup. */
export const MenuBar = ({ lines, label }: Props) => (
  <nav className={styles.nav} aria-label={label}>
    <ul className={styles.bar}>
      {lines.map((line) => (
        <li key={line.id}>
          {line.menu_repeater.length === 0 ? (
            line.link && <CmsLink link={line.link} className={styles.top} />
          ) : (
            <Disclosure className={styles.submenu} name="main-menu" opensOnHover>
              <summary className={styles.top}>
                {line.link?.text}
                <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
              </summary>
              <Popup line={line} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

/** The line itself, with its words, beside the lines below it. */
const Popup = ({ line }: { line: MenuLine }) => (
  <div className={styles.popup}>
    <div className={styles.lead}>
      {line.link && (
        <CmsLink link={line.link} className={styles.leadLink}>
          {line.link.text}
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </CmsLink>
      )}
      {line.description && <p className={styles.description}>{line.description}</p>}
    </div>
    <ul className={styles.columns}>
      {menuLines(line.menu_repeater).map((below) => (
        <li key={below.id} className={styles.line} data-variant={below.params.variant}>
          {below.params.variant === 'featured' && below.image && (
            <div className={styles.picture}>
              <CmsImage image={below.image} sizes="20rem" cover alt="" />
            </div>
          )}
          {below.link && <CmsLink link={below.link} className={styles.second} />}
          {below.description && <p className={styles.description}>{below.description}</p>}
          {below.menu_repeater.length > 0 && (
            <ul className={styles.third}>
              {menuLines(below.menu_repeater).map(({ id, link }) => (
                <li key={id}>{link && <CmsLink link={link} className={styles.thirdLink} />}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </div>
);
