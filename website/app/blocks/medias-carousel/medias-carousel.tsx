import type { mediasCarousel } from '@vitrine/contract/blocks/medias-carousel.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './medias-carousel.module.css';
import { MediaSlide } from './parts/media-slide.tsx';
import { texts } from './texts.ts';

/** Time between two slides, ms (carousel.5). */
const autoplayMs = 6000;

/** Shows pictures and videos one at a time, each with its caption. */
function MediasCarousel({ main_title, medias_repeater }: BlockProps<typeof mediasCarousel>) {
  const t = useTexts(texts);
  const medias = medias_repeater.filter(({ media }) => media);
  if (!main_title && medias.length === 0) return null;
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      {medias.length > 0 && (
        <Carousel
          className={styles.stage ?? ''}
          label={main_title || t.label}
          layout="single"
          autoplayMs={autoplayMs}
          slides={medias.map((item) => ({ id: item.id, content: <MediaSlide item={item} heading={heading} /> }))}
        />
      )}
    </section>
  );
}

export const block = defineBlock<typeof mediasCarousel>('medias_carousel_block', MediasCarousel, {
  hydration: 'visible',
});
