import type { areaLinks } from '@vitrine/contract/blocks/area-links.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { formatNumber } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import styles from './area-links.module.css';

/** Renders links to areas in groups, each with the number of its listings. */
function AreaLinks({ main_title, groups_repeater }: BlockProps<typeof areaLinks>) {
  const locale = useLocale();
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      <div className={styles.groups}>
        {groups_repeater.map(({ id, main_title: title, links_repeater }) => (
          <div key={id} className={styles.group}>
            {title && <h3 className={styles.title}>{title}</h3>}
            <ul className={styles.links}>
              {links_repeater.map(({ id: key, link, count }) => (
                <li key={key} className={styles.item}>
                  {link && <CmsLink link={link} className={styles.link} />}
                  {count !== null && <span className={styles.count}>{formatNumber(count, locale)}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof areaLinks>('area_links_block', AreaLinks);
