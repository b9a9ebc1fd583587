import type { heroSlider } from '@vitrine/contract/blocks/hero-slider.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { NextSlide } from '../../components/carousel/next-slide.tsx';
import { SlideMarkers } from '../../components/carousel/slide-markers.tsx';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './hero-slider.module.css';
import { HeroSlide } from './parts/hero-slide.tsx';
import { texts } from './texts.ts';

/** Time between two slides and duration of their transition, ms (carousel.5). */
const autoplayMs = 8000;
const transitionMs = 500;

/** Opens a page with large pictures, one at a time, each with its own message. */
function HeroSlider({ slides_repeater, next_slide_preview, isFirst }: BlockProps<typeof heroSlider>) {
  const t = useTexts(texts);
  if (slides_repeater.length === 0) return null;
  const slides = slides_repeater.map((slide, index) => {
    const picture = slide.bg_media?.kind === 'video' ? slide.bg_media.poster : slide.bg_media;
    return {
      id: slide.id,
      name: slide.main_title,
      thumbnail: picture && <CmsImage image={picture} sizes="6rem" alt="" cover />,
      content: <HeroSlide slide={slide} opensPage={isFirst && index === 0} />,
    };
  });
  return (
    <div className={styles.hero} data-preview={(next_slide_preview && slides.length > 1) || undefined}>
      <Carousel
        className={styles.slides ?? ''}
        label={t.label}
        slides={slides}
        layout="single"
        autoplayMs={autoplayMs}
        transitionMs={transitionMs}
        renderMarkers={(marked) => <SlideMarkers look="bars" {...marked} />}
        {...(next_slide_preview && { renderNext: (next) => <NextSlide {...next} /> })}
      />
    </div>
  );
}

export const block = defineBlock<typeof heroSlider>('hero_slider_block', HeroSlider, {
  isBleed: true,
  isHero: true,
  hydration: 'visible',
});
