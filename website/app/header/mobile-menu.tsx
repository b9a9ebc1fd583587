import { ChevronDown, Menu, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { CmsImage } from '../kinds/image/cms-image.tsx';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { useSite } from '../site/site-context.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { headerTexts } from './header-texts.ts';
import { type MenuLine, menuLines } from './menu-line.ts';
import styles from './mobile-menu.module.css';

interface Props {
  lines: readonly MenuLine[];
  /** Rendered at the top of the menu, at the same position as in the header. */
  logo: ReactNode;
  /** Calls to action, always visible below the menu. */
  actions: ReactNode;
  /** Content after the menu: top links, languages. */
  children: ReactNode;
}

/**
 * Renders the menu of narrow screens, up to the breakpoint large: a menu button opens a full-screen dialog, and Escape,
 * the close button, a click outside, following a link or going back closes it (headers.3). It is a modal dialog;
 * without JavaScript, or before hydration, the browser opens the same element as a popover.
 */
export function MobileMenu({ lines, logo, actions, children }: Props) {
  const t = useTexts(headerTexts);
  const id = useId();
  const { path } = useSite();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = (event: MouseEvent) => {
    // The popover was opened before hydration: the browser closes it.
    if (document.getElementById(id)?.matches(':popover-open')) return;
    event.preventDefault();
    setOpenedAt(path);
  };
  const close = () => setOpenedAt(null);
  // Going back shows another page.
  if (openedAt !== null && openedAt !== path) close();
  const closeAtLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    const sheet = target.closest<HTMLElement>('[popover]');
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    close();
  };
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} aria-haspopup="dialog" popoverTarget={id} onClick={open}>
        <Menu role="img" aria-label={t.open} />
      </button>
      <Dialog
        id={id}
        className={styles.sheet}
        popover="auto"
        placement="side"
        aria-label={t.mobileMenu}
        isOpen={openedAt !== null}
        onClose={close}
      >
        {/* biome-ignore lint/a11y: handles clicks on the links inside, which Enter triggers as well */}
        <div className={styles.inside} onClick={closeAtLink}>
          <div className={styles.head}>
            {logo}
            <button
              type="button"
              className={styles.toggle}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            >
              <X role="img" aria-label={t.close} />
            </button>
          </div>
          <div className={styles.body}>
            <nav aria-label={t.mobileMenu}>
              <ul className={styles.list}>
                {lines.map((line) => (
                  <li key={line.id}>
                    <Line line={line} />
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.rest}>{children}</div>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </Dialog>
    </div>
  );
}

function Line({ line }: { line: MenuLine }) {
  const t = useTexts(headerTexts);
  if (line.menu_repeater.length === 0) return line.link && <CmsLink link={line.link} className={styles.line} />;
  return (
    <details name="mobile-menu">
      <summary className={styles.line}>
        {line.link?.text}
        <ChevronDown className={styles.chevron} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className={styles.below}>
        {line.link && (
          <li>
            <CmsLink link={line.link} className={styles.second}>
              {t.all}
              <span className="visually-hidden">{line.link.text}</span>
            </CmsLink>
          </li>
        )}
        {menuLines(line.menu_repeater).map((below) => (
          <SecondLine key={below.id} line={below} />
        ))}
      </ul>
    </details>
  );
}

const SecondLine = ({ line: { link, image, menu_repeater, params } }: { line: MenuLine }) => (
  <li className={styles.group} data-variant={params.variant}>
    {link && (
      <CmsLink link={link} className={styles.second}>
        {params.variant === 'featured' && image && (
          <span className={styles.picture}>
            <CmsImage image={image} sizes="6rem" cover alt="" />
          </span>
        )}
        {link.text}
      </CmsLink>
    )}
    {menu_repeater.length > 0 && (
      <ul className={styles.third}>
        {menuLines(menu_repeater).map(({ id, link }) => (
          <li key={id}>{link && <CmsLink link={link} className={styles.thirdLink} />}</li>
        ))}
      </ul>
    )}
  </li>
);
