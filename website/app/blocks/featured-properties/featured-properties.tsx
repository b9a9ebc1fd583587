import type { featuredProperties } from '@vitrine/contract/blocks/featured-properties.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { PropertiesMessage } from '../../components/properties-message/properties-message.tsx';
import { propertyTexts } from '../../components/property-card/property-texts.ts';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './featured-properties.module.css';
import { FeaturedSlide } from './parts/featured-slide.tsx';

/** Time between two slides, ms; the progress bar is full one second earlier (carousel.2). */
const autoplayMs = 5000;
const progressMs = autoplayMs - 1000;

/** Shows selected listings one at a time over their pictures. A single listing has no carousel. */
function FeaturedProperties(props: BlockProps<typeof featuredProperties>) {
  const { main_title, properties_repeater: listings, hasFailed, isFirst } = props;
  const t = useTexts(propertyTexts);
  const slides = listings.map((listing, index) => ({
    id: listing.id,
    content: <FeaturedSlide listing={listing} priority={isFirst && index === 0 ? 'high' : 'low'} />,
  }));
  return (
    <section className="page-width" tabIndex={-1}>
      {main_title && <h2 className={styles.title}>{main_title}</h2>}
      {slides.length === 0 ? (
        <PropertiesMessage hasFailed={hasFailed} />
      ) : (
        <Carousel
          className={styles.stage ?? ''}
          label={main_title || t.featured}
          slides={slides}
          layout="single"
          autoplayMs={autoplayMs}
          progressMs={progressMs}
        />
      )}
    </section>
  );
}

export const block = defineBlock<typeof featuredProperties>('featured_properties_block', FeaturedProperties, {
  hydration: 'visible',
});
