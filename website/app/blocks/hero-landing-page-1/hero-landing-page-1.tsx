import type { heroLandingPage1 } from '@vitrine/contract/blocks/hero-landing-page-1.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './hero-landing-page-1.module.css';

/** The block is taller than wide on phones: its height determines the width of the picture there. */
const sizes = '(width >= 1200px) 100vw, (width >= 768px) 140vw, max(130vw, 80svh)';

/**
 * Opens a landing page: a picture across the screen and a centred card with the offer, which overlaps the next block. The card has
 * the block's own background colour, so that it is readable over any picture in any scheme.
 */
function HeroLandingPage1(props: BlockProps<typeof heroLandingPage1>) {
  const { main_title, sub_title, description, bg_media, logo, cta_repeater, isFirst } = props;
  const priority = isFirst ? 'high' : 'low';
  return (
    <section className={styles.hero} data-plain={!bg_media || undefined}>
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia media={bg_media} sizes={sizes} priority={priority} cover />
        </div>
      )}
      <div className={styles.card}>
        {logo && (
          <div className={styles.logo}>
            <CmsImage image={logo} sizes="10rem" priority={priority} />
          </div>
        )}
        {main_title && <h1 className={styles.title}>{main_title}</h1>}
        {sub_title && <p className={styles.subTitle}>{sub_title}</p>}
        <CmsRichtext html={description} className={styles.description} />
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof heroLandingPage1>('hero_landing_page_block_1', HeroLandingPage1, {
  overlap: 64,
  isBleed: true,
  isHero: true,
});
