import type { testimonialsBrokers } from '@vitrine/contract/blocks/testimonials-brokers.ts';
import type { CSSProperties } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { TestimonialAuthorCaption, TestimonialQuote } from '../../components/testimonials/testimonial-quote.tsx';
import { usableTestimonials } from '../../components/testimonials/usable-testimonials.ts';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import styles from './testimonials-brokers.module.css';

/** Number of lines at which a testimonial is clamped (testimonials.1). */
const lines = 7;

/** Renders the words of brokers beside a picture. */
function TestimonialsBrokers(props: BlockProps<typeof testimonialsBrokers>) {
  const { main_title, image, testimonials_repeater, orientation_x, highlight_color } = props;
  const testimonials = usableTestimonials(testimonials_repeater, 1);
  if (testimonials.length === 0) return null;
  return (
    <section
      className={`page-width ${styles.columns}`}
      data-orientation={image ? orientation_x : undefined}
      style={highlightStyle(highlight_color)}
    >
      {image && (
        <div className={styles.picture}>
          <CmsImage image={image} sizes="(width >= 992px) 42vw, 92vw" cover />
        </div>
      )}
      <div className={styles.words}>
        {main_title && <h2 className={styles.title}>{main_title}</h2>}
        <ul className={styles.testimonials}>
          {testimonials.map(({ id, description, broker_avatar, broker_name, broker_subtitle }) => {
            const broker = { avatar: broker_avatar, name: broker_name, subtitle: broker_subtitle };
            return (
              <li key={id}>
                <figure className={styles.testimonial}>
                  <TestimonialQuote html={description} author={broker} lines={lines} className={styles.quote} />
                  <TestimonialAuthorCaption {...broker} />
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function highlightStyle(color: string | null): CSSProperties | undefined {
  if (!color) return undefined;
  const variables: Record<`--${string}`, string> = { '--highlight': color };
  return variables as CSSProperties; // React's type has no custom properties
}

export const block = defineBlock<typeof testimonialsBrokers>('testimonials_brokers_block', TestimonialsBrokers, {
  hydration: 'visible',
});
