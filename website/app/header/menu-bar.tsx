import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { Disclosure } from '../ui/disclosure/disclosure.tsx';
import { headerTexts } from './header-texts.ts';
import styles from './menu-bar.module.css';
import { moveInMenuBar } from './menu-keys.ts';
import type { MenuLine } from './menu-line.ts';
import { MenuPopup } from './menu-popup.tsx';

interface Props {
  /** Items of the menu; a second group is placed on the other side of the header's middle. */
  groups: readonly (readonly MenuLine[])[];
  /** `card` floats below the header, `sheet` is as wide as the screen. */
  popup: 'card' | 'sheet';
  /** Colour scheme of the popups: that of the header, also when the bar has another one. */
  popupScheme: SchemeName;
}

/** Renders the menu of wide screens: links in a row, with their submenus in popups (headers.4). */
export function MenuBar({ groups, popup, popupScheme }: Props) {
  const t = useTexts(headerTexts);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const next = target instanceof HTMLElement && !hasModifier && moveInMenuBar(key, currentTarget, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <nav className={styles.nav} aria-label={t.mainMenu} onKeyDown={move}>
      {groups.map((lines) => (
        <ul key={lines[0]?.id} className={styles.bar}>
          {lines.map((line) => (
            <li key={line.id} data-line>
              <Line line={line}>
                <MenuPopup line={line} look={popup} scheme={popupScheme} />
              </Line>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** Renders a link, or the button that opens its submenu. */
function Line({ line, children }: { line: MenuLine; children: ReactNode }) {
  if (line.menu_repeater.length === 0) return line.link && <CmsLink link={line.link} className={styles.top} />;
  return (
    <Disclosure className={styles.submenu} name="main-menu" data-submenu opensOnHover>
      <summary className={styles.top}>
        <span>
          {line.link?.text}
          {'\u00a0'}
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </span>
      </summary>
      {children}
    </Disclosure>
  );
}
