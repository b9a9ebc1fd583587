import { useRef } from 'react';
import styles from './header.module.css';
import { CallToAction, KeptLink, MobileActions, SmsLink } from './header-actions.tsx';
import type { HeaderFields } from './header-fields.ts';
import { LocaleSwitcher } from './locale-switcher.tsx';
import { Logo } from './logo.tsx';
import { MenuBar } from './menu-bar.tsx';
import { type MenuLine, menuLines } from './menu-line.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TopLinks } from './top-links.tsx';
import { useHeaderState } from './use-header-state.ts';

/** Options that distinguish the three headers. */
export interface HeaderLook {
  /** Class that arranges the parts on wide screens: `[data-part]` bar, top, logo, menu and actions. */
  className: string | undefined;
  /** True when the header is transparent over a picture, with white text, until the page scrolls. */
  isClear?: boolean;
  /** True when the menu is a band in the opposite colour scheme, with submenus as wide as the screen. */
  hasMenuBand?: boolean;
  /** True when the menu is split around the middle of the header. */
  isSplit?: boolean;
}

/**
 * Renders the parts that every header has, in reading order, and hides or shows the header on scroll (headers.2). An
 * opaque header moves up by `--collapse`, so that its upper part leaves the screen. On narrow screens all headers are alike: the
 * logo, the call to action and a menu button.
 */
export function Header({ header, look }: { header: HeaderFields; look: HeaderLook }) {
  const element = useRef<HTMLElement>(null);
  const { isHidden, isOpaque } = useHeaderState(element);
  const { isDark } = header;
  const lines = menuLines(header.menu_repeater);
  const band = look.hasMenuBand && !isOpaque ? { 'data-scheme': isDark ? 'normal' : 'inverted' } : {};
  const logo = <Logo header={header} />;
  const topLinks = <TopLinks items={header.sup_sections_repeater} />;
  return (
    <header
      ref={element}
      className={`${styles.header} ${look.className}`}
      data-clear={look.isClear || undefined}
      data-hidden={isHidden || undefined}
      data-opaque={isOpaque || undefined}
      // Selects which of the two logos is visible.
      data-background={isDark ? 'dark' : 'light'}
    >
      <div className={`page-width ${styles.bar}`} data-part="bar" data-align={header.orientation_x}>
        {header.sup_sections_repeater.length > 0 && (
          <div className={styles.wide} data-part="top" data-no-print>
            {topLinks}
          </div>
        )}
        <div data-part="logo">{logo}</div>
        {lines.length > 0 && (
          <div className={styles.wide} data-part="menu" {...band}>
            <MenuBar
              groups={look.isSplit ? halves(lines) : [lines]}
              popup={look.hasMenuBand ? 'sheet' : 'card'}
              popupScheme={header.scheme}
            />
          </div>
        )}
        <div className={styles.actions} data-part="actions" data-no-print>
          <div className={styles.wide}>
            <LocaleSwitcher />
          </div>
          <KeptLink />
          <SmsLink link={header.cta_sms} />
          <CallToAction link={header.cta_button} />
          <MobileMenu lines={lines} logo={logo} actions={<MobileActions {...header} />}>
            {topLinks}
            <LocaleSwitcher />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

function halves(lines: readonly MenuLine[]): (readonly MenuLine[])[] {
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(0, middle), lines.slice(middle)];
}
