import type { rewards } from '@vitrine/contract/blocks/rewards.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { ShowMoreDetails } from '../../ui/show-more-details/show-more-details.tsx';
import { Badge } from './parts/badge.tsx';
import styles from './rewards.module.css';
import { texts } from './texts.ts';

/** Number of awards that show first (sections.15). */
const firstShown = 3;

/** Renders awards with their badges, in the drawing for the block's scheme. Static, so that only the badges on the page are sent. */
function Rewards({ main_title, rewards_repeater, isDark }: BlockProps<typeof rewards>) {
  const t = useTexts(texts);
  const Title = main_title ? 'h3' : 'h2';
  return (
    <section className={`page-width ${styles.section}`}>
      <SectionHead title={main_title} />
      {rewards_repeater.length > 0 && (
        <ShowMoreDetails
          className={styles.rewards ?? ''}
          first={firstShown}
          moreLabel={t.showAll(rewards_repeater.length)}
          lessLabel={t.showLess}
          items={rewards_repeater.map(({ id, ident, main_title: title, description }) => ({
            id,
            content: (
              <article className={styles.reward}>
                {ident && (
                  <div className={styles.badge}>
                    <Badge name={ident} isDark={isDark} isDecorative={title !== ''} />
                  </div>
                )}
                <div className={styles.words}>
                  {title && <Title className={styles.title}>{title}</Title>}
                  {description && <p className={styles.description}>{description}</p>}
                </div>
              </article>
            ),
          }))}
        />
      )}
    </section>
  );
}

export const block = defineBlock<typeof rewards>('rewards_block', Rewards);
