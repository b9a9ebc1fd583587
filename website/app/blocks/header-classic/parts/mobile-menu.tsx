import { ChevronDown, Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CmsLink } from '../../../cms/cms-link.tsx';
import { type MenuLine, menuLines } from '../../../items/menu-line.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { headerTexts } from '../texts.ts';
import styles from './mobile-menu.module.css';

interface Props {
  lines: readonly MenuLine[];
  /** What stands below the menu: calls to action, top links, languages. */
  children: ReactNode;
}

/** The menu of narrow screens: a hamburger that opens a sheet over the page and becomes its close button. */
export function MobileMenu({ lines, children }: Props) {
  const t = useTexts(headerTexts);
  return (
    <Disclosure className={styles.menu} data-mobile-menu>
      <summary className={styles.toggle}>
        <Menu className={styles.whenClosed} role="img" aria-label={t.open} />
        <X className={styles.whenOpen} role="img" aria-label={t.close} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={t.mobileMenu}>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line.id}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>{children}</div>
      </div>
    </Disclosure>
  );
}

function Line({ line }: { line: MenuLine }) {
  const t = useTexts(headerTexts);
  if (line.menu_repeater.length === 0) return line.link && <CmsLink link={line.link} className={styles.line} />;
  return (
    <details>
      <summary className={styles.line}>
        {line.link?.text}
        <ChevronDown className={styles.chevron} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className={styles.below}>
        {line.link && (
          <li>
            <CmsLink link={line.link} className={styles.belowLine}>
              {t.all}
              <span className="visually-hidden">{line.link.text}</span>
            </CmsLink>
          </li>
        )}
        {menuLines(line.menu_repeater).map((below) => (
          <li key={below.id}>
            {below.link && <CmsLink link={below.link} className={styles.belowLine} />}
            {below.menu_repeater.length > 0 && (
              <ul className={styles.third}>
                {menuLines(below.menu_repeater).map(({ id, link }) => (
                  <li key={id}>{link && <CmsLink link={link} className={styles.thirdLine} />}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
