import type { testimonialsGoogle } from '@vitrine/contract/blocks/testimonials-google.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Stars } from '../../components/testimonials/stars.tsx';
import { TestimonialCard } from '../../components/testimonials/testimonial-card.tsx';
import { usableTestimonials } from '../../components/testimonials/usable-testimonials.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { formatDate } from '../../locale/format.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { AverageScore } from './parts/average-score.tsx';
import styles from './testimonials-google.module.css';
import { texts } from './texts.ts';

/** Minimum number of reviews (testimonials.3). */
const fewest = 1;
/** Number of lines at which a review is clamped, that of the other testimonial cards. */
const lines = 10;

/** Shows the average score on Google, and reviews on cards in a row. */
function TestimonialsGoogle(props: BlockProps<typeof testimonialsGoogle>) {
  const { main_title, average_score, total_reviews, testimonials_repeater } = props;
  const t = useTexts(texts);
  const locale = useLocale();
  const reviews = usableTestimonials(testimonials_repeater, fewest);
  if (reviews.length === 0) return null;
  return (
    <section className="page-width">
      <Carousel
        label={main_title || t.label}
        layout="grid"
        head={
          <div className={styles.head}>
            {main_title && <h2 className={styles.title}>{main_title}</h2>}
            <AverageScore score={average_score} total={total_reviews} />
          </div>
        }
        slides={reviews.map(({ id, description, author_avatar, author_name, review_date, review_score }) => ({
          id,
          content: (
            <TestimonialCard
              html={description}
              author={{
                avatar: author_avatar,
                name: author_name,
                subtitle: review_date === null ? '' : formatDate(reviewDay(review_date), locale),
              }}
              lines={lines}
            >
              {review_score === null ? null : <Stars score={review_score} />}
            </TestimonialCard>
          ),
        }))}
      />
    </section>
  );
}

/** A date without a time means that day everywhere, and not midnight in Greenwich, which is the evening before in Québec. */
const reviewDay = (date: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date);

export const block = defineBlock<typeof testimonialsGoogle>('testimonials_google_block', TestimonialsGoogle, {
  hydration: 'visible',
});
