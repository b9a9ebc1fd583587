import type { heroSliderItem } from '@vitrine/contract/blocks/hero-slider.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { CmsButtons } from '../../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../../kinds/media/cms-media.tsx';
import styles from './hero-slide.module.css';

interface Props {
  slide: FinishedItem<typeof heroSliderItem>;
  /** True for the first slide of the first block: its title is that of the page. */
  opensPage: boolean;
}

/** Renders one slide: its picture, and its message on a panel in the block's own background colour. */
export function HeroSlide({ slide, opensPage }: Props) {
  const { bg_media, main_title, description, cta_repeater } = slide;
  const Title = opensPage ? 'h1' : 'h2';
  const hasWords = main_title || description || cta_repeater.length > 0;
  return (
    <div className={styles.slide} data-plain={!bg_media || undefined}>
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia
            media={bg_media}
            sizes="(width >= 992px) max(100vw, 130svh), 120vw"
            priority={opensPage ? 'high' : 'low'}
            cover
          />
        </div>
      )}
      {hasWords && (
        <div className={styles.words}>
          {main_title && <Title className={styles.title}>{main_title}</Title>}
          {description && <p className={styles.description}>{description}</p>}
          <CmsButtons items={cta_repeater} />
        </div>
      )}
    </div>
  );
}
