import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import { ArrowRight } from 'lucide-react';
import { CmsImage } from '../kinds/image/cms-image.tsx';
import { CmsLink } from '../kinds/link/cms-link.tsx';
import { type MenuLine, menuLines } from './menu-line.ts';
import styles from './menu-popup.module.css';

interface Props {
  line: MenuLine;
  look: 'card' | 'sheet';
  scheme: SchemeName;
}

/** Renders the popup of a menu item: the item itself and its entries of the second and third level. */
export const MenuPopup = ({ line, look, scheme }: Props) => (
  <div className={styles.popup} data-popup={look} data-scheme={scheme}>
    <div className={styles.content}>
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
          <SecondLine key={below.id} line={below} />
        ))}
      </ul>
    </div>
  </div>
);

/** Renders an entry of the second level: `plain` is a link, `column` a heading above links, `featured` a link with a picture. */
function SecondLine({ line }: { line: MenuLine }) {
  const third = menuLines(line.menu_repeater);
  return (
    <li className={styles.second} data-variant={line.params.variant} data-column>
      {line.params.variant === 'featured' && line.image && (
        <div className={styles.picture}>
          <CmsImage image={line.image} sizes="24rem" cover alt="" />
        </div>
      )}
      {line.link && <CmsLink link={line.link} className={styles.secondLink} />}
      {line.description && <p className={styles.description}>{line.description}</p>}
      {third.length > 0 && (
        <ul className={styles.third}>
          {third.map(({ id, link }) => (
            <li key={id}>{link && <CmsLink link={link} className={styles.thirdLink} />}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
