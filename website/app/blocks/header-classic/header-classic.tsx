import type { headerClassic } from '@vitrine/contract/blocks/header-classic.ts';
import { useRef } from 'react';
import { CmsIcon } from '../../cms/cms-icon.tsx';
import { CmsLink } from '../../cms/cms-link.tsx';
import { menuLines } from '../../items/menu-line.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './header-classic.module.css';
import { LocaleSwitcher } from './parts/locale-switcher.tsx';
import { Logo } from './parts/logo.tsx';
import { MenuBar } from './parts/menu-bar.tsx';
import { MobileMenu } from './parts/mobile-menu.tsx';
import { headerTexts } from './texts.ts';
import { useHeaderState } from './use-header-state.ts';

/** Logo, menu and call to action in one line, below a strip of small links (`1-shell §9`, header). */
function HeaderClassic({
  logo_image_light,
  logo_image_dark,
  logo_multiplier,
  show_remax_logo,
  cta_button,
  cta_sms,
  menu_repeater,
  sup_sections_repeater,
  orientation_x,
  isDark,
}: BlockProps<typeof headerClassic>) {
  const t = useTexts(headerTexts);
  const header = useRef<HTMLElement>(null);
  const { isHidden, isOpaque } = useHeaderState(header);
  const lines = menuLines(menu_repeater);
  const topLinks = sup_sections_repeater.map(
    ({ id, link, icon }) =>
      link && (
        <li key={id}>
          <CmsLink link={link} className={styles.topLink}>
            {icon && <CmsIcon icon={icon} size={16} />}
            {link.text}
          </CmsLink>
        </li>
      ),
  );
  return (
    <header
      ref={header}
      className={styles.header}
      data-hidden={isHidden || undefined}
      data-opaque={isOpaque || undefined}
      data-ground-is={isDark ? 'dark' : 'light'}
    >
      {topLinks.length > 0 && (
        <div className={styles.strip}>
          <ul className={`page-width ${styles.topLinks}`}>{topLinks}</ul>
        </div>
      )}
      <div className={`page-width ${styles.bar}`} data-align={orientation_x}>
        <Logo
          light={logo_image_light}
          dark={logo_image_dark}
          multiplier={logo_multiplier ?? 1}
          showsBanner={show_remax_logo}
        />
        <div className={styles.wide}>
          <MenuBar lines={lines} label={t.mainMenu} />
        </div>
        <div className={styles.actions}>
          <div className={styles.wide}>
            <LocaleSwitcher className={styles.language} />
          </div>
          {cta_sms && (
            <div className={styles.widest}>
              <CmsLink link={cta_sms} tone="quiet" />
            </div>
          )}
          {cta_button && (
            <div className={styles.cta}>
              <CmsLink link={cta_button} />
            </div>
          )}
          <MobileMenu lines={lines}>
            {cta_button && <CmsLink link={cta_button} />}
            {cta_sms && <CmsLink link={cta_sms} tone="quiet" />}
            <div className={styles.small}>
              {topLinks.length > 0 && <ul className={styles.topLinks}>{topLinks}</ul>}
              <LocaleSwitcher className={styles.language} />
            </div>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}

export const block = defineBlock<typeof headerClassic>('header_classic_block', HeaderClassic, { isSticky: true });
