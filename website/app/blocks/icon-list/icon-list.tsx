import type { iconList } from '@vitrine/contract/blocks/icon-list.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { BalancedGrid } from '../../components/balanced-grid/balanced-grid.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import styles from './icon-list.module.css';

/** Renders short lines in columns, each with an icon. */
function IconList({ main_title, list_items_repeater }: BlockProps<typeof iconList>) {
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      <BalancedGrid
        most={3}
        className={styles.grid}
        items={list_items_repeater.map(({ id, icon, description }) => ({
          id,
          content: (
            <div className={styles.line}>
              {icon && (
                <span className={styles.icon}>
                  <CmsIcon icon={icon} />
                </span>
              )}
              {description && <p className={styles.words}>{description}</p>}
            </div>
          ),
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof iconList>('icon_list_block', IconList);
