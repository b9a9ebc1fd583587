import type { testimonialsSlider } from '@vitrine/contract/blocks/testimonials-slider.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { TestimonialCard } from '../../components/testimonials/testimonial-card.tsx';
import { testimonialTexts } from '../../components/testimonials/testimonial-texts.ts';
import { usableTestimonials } from '../../components/testimonials/usable-testimonials.ts';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './testimonials-slider.module.css';

/** Minimum number of testimonials, and number of lines at which a card is clamped (testimonials.3, testimonials.4). */
const fewest = 3;
const lines = 10;

/** Shows testimonials on cards in a row. */
function TestimonialsSlider({ main_title, testimonials_repeater }: BlockProps<typeof testimonialsSlider>) {
  const t = useTexts(testimonialTexts);
  const testimonials = usableTestimonials(testimonials_repeater, fewest);
  if (testimonials.length === 0) return null;
  return (
    <section className="page-width">
      <Carousel
        label={main_title || t.label}
        layout="grid"
        head={main_title && <h2 className={styles.title}>{main_title}</h2>}
        slides={testimonials.map((each) => ({
          id: each.id,
          content: (
            <TestimonialCard
              html={each.description}
              author={{ avatar: each.author_avatar, name: each.author_name, subtitle: each.author_subtitle }}
              lines={lines}
              background={each.bg_color_primary}
              color={each.text_color}
            />
          ),
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof testimonialsSlider>('testimonials_slider_block', TestimonialsSlider, {
  hydration: 'visible',
});
