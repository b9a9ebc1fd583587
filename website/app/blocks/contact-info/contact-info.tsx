import type { contactInfo } from '@vitrine/contract/blocks/contact-info.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './contact-info.module.css';

/** Renders a few words of welcome beside the ways to reach somebody. */
function ContactInfo({ main_title, description, icon_links_repeater }: BlockProps<typeof contactInfo>) {
  const links = icon_links_repeater.flatMap(({ id, icon, link }) => (link ? [{ id, icon, link }] : []));
  return (
    <section className="page-width">
      <div className={styles.panel}>
        {(main_title || description) && (
          <div className={styles.words}>
            {main_title && <h2 className={styles.title}>{main_title}</h2>}
            <CmsRichtext html={description} className={styles.description} />
          </div>
        )}
        {links.length > 0 && (
          <ul className={styles.list}>
            {links.map(({ id, icon, link }) => (
              <li key={id}>
                <CmsLink link={link} className={styles.link}>
                  {icon && (
                    <span className={styles.icon}>
                      <CmsIcon icon={icon} size={20} />
                    </span>
                  )}
                  <span className={styles.text}>{link.text}</span>
                </CmsLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof contactInfo>('contact_info_block', ContactInfo);
