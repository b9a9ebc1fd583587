import type { hero1 } from '@vitrine/contract/blocks/hero-1.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SuperTitle } from '../../components/super-title/super-title.tsx';
import { coverWidth } from '../../kinds/image/cover-width.ts';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import styles from './hero-1.module.css';

/** The block is narrower than its pictures: on phones and tablets its height determines the width of the picture. */
const across = '(width >= 1200px) 100vw, (width >= 768px) 135vw, max(130vw, 72svh)';

/** Returns the width of the picture, which covers its place: a column of 6 to 7 beside the text, or one of 5 to 4 on phones. */
const sizesOf = (media: FinishedMedia, arrangement: 'corner' | 'below' | 'beside'): string =>
  arrangement === 'beside'
    ? `(width >= 768px) ${Math.ceil(coverWidth(media, 6 / 7) * 41)}vw, ${Math.ceil(coverWidth(media, 5 / 4) * 94)}vw`
    : across;

/**
 * Opens an inner page: a picture across the screen, with the title below it, beside it, or on a panel in the block's own background colour, so
 * that it is readable over any picture in any scheme. The panel overlaps the next block.
 */
function Hero1(props: BlockProps<typeof hero1>) {
  const { super_title, main_title, description, bg_media, cta_repeater, arrangement, isFirst } = props;
  return (
    <section
      className={styles.hero}
      data-words={bg_media ? arrangement : undefined}
      data-plain={!bg_media || undefined}
      data-clear={arrangement === 'beside' || undefined}
    >
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia media={bg_media} sizes={sizesOf(bg_media, arrangement)} priority={isFirst ? 'high' : 'low'} cover />
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
