import type { hero1 } from '@vitrine/contract/blocks/hero-1.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SuperTitle } from '../../components/super-title/super-title.tsx';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import styles from './hero-1.module.css';

/** The block is narrower than its pictures: on phones and tablets its height determines the width of the picture. */
const sizes = '(width >= 1200px) 100vw, (width >= 768px) 135vw, max(130vw, 72svh)';

/**
 * Opens an inner page: a picture across the screen, with the title on a panel in the block's own background colour, so that it
 * is readable over any picture in any scheme. The panel overlaps the next block.
 */
function Hero1({ super_title, main_title, description, bg_media, cta_repeater, isFirst }: BlockProps<typeof hero1>) {
  return (
    <section className={styles.hero} data-plain={!bg_media || undefined}>
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia media={bg_media} sizes={sizes} priority={isFirst ? 'high' : 'low'} cover />
        </div>
      )}
      <div className={styles.sheet}>
        <SuperTitle text={super_title} className={styles.above} />
        {main_title && <h1>{main_title}</h1>}
        {description && <p className={styles.description}>{description}</p>}
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof hero1>('hero_block_1', Hero1, { overlap: 95, isBleed: true, isHero: true });
