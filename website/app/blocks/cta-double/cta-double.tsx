import type { ctaDouble } from '@vitrine/contract/blocks/cta-double.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { cardColors } from '../../components/card-colors/card-colors.ts';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import styles from './cta-double.module.css';

/** Renders two large cards side by side, whose lower part overlaps the next block. */
function CtaDouble({ cards_repeater }: BlockProps<typeof ctaDouble>) {
  return (
    <section className={`page-width ${styles.cards}`}>
      {cards_repeater.map(({ id, icon, main_title, cta, bg_color_primary, text_color }) => (
        <div key={id} className={styles.place} style={cardColors(bg_color_primary, text_color)}>
          <article className={styles.card}>
            {icon && (
              <span className={styles.icon}>
                <CmsIcon icon={icon} size={30} />
              </span>
            )}
            {main_title && <h2 className={styles.title}>{main_title}</h2>}
            {cta && (
              <p className={styles.action}>
                <CmsLink link={cta} />
              </p>
            )}
          </article>
        </div>
      ))}
    </section>
  );
}

export const block = defineBlock<typeof ctaDouble>('cta_double_block', CtaDouble, { overlap: 250 });
