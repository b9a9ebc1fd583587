import type { hero1 } from '@vitrine/contract/blocks/hero-1.ts';
import { CmsButtons } from '../../cms/cms-buttons.tsx';
import { CmsMedia } from '../../cms/cms-media.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './hero-1.module.css';

/** The frame is narrower than the pictures: on a phone and a tablet the height decides how wide a picture has to be. */
const sizes = '(width >= 1200px) 100vw, (width >= 768px) 135vw, max(130vw, 72svh)';

/**
 * The opening of an inner page: a picture from edge to edge, and the title on a sheet of the block's own ground that is cut into
 * it, so that the words read over any picture in any scheme. The sheet stands partly on the ground of the next block.
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
        {super_title && <p className={styles.superTitle}>{super_title}</p>}
        {main_title && <h1>{main_title}</h1>}
        {description && <p className={styles.description}>{description}</p>}
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof hero1>('hero_block_1', Hero1, { overlap: 95, isBleed: true, isHero: true });
