import type { testimonialsList } from '@vitrine/contract/blocks/testimonials-list.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { TestimonialAuthorCaption } from '../../components/testimonials/testimonial-quote.tsx';
import { testimonialTexts } from '../../components/testimonials/testimonial-texts.ts';
import { usableTestimonials } from '../../components/testimonials/usable-testimonials.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { ClampedText } from '../../ui/clamped-text/clamped-text.tsx';
import { ShowMore } from '../../ui/show-more/show-more.tsx';
import styles from './testimonials-list.module.css';
import { texts } from './texts.ts';

/** Number of testimonials that are shown first, and height of a collapsed one, px (testimonials.5, testimonials.6). */
const firstShown = 3;
const collapsedHeight = { height: 128, wideHeight: 256 };

/** Renders testimonials one below another. */
function TestimonialsList({ main_title, testimonials_repeater }: BlockProps<typeof testimonialsList>) {
  const t = useTexts(texts);
  const tTestimonials = useTexts(testimonialTexts);
  const titleId = `testimonials${useId()}`;
  const testimonials = usableTestimonials(testimonials_repeater, 1);
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      <ShowMore
        className={styles.testimonials ?? ''}
        first={firstShown}
        moreLabel={t.showAll(testimonials.length)}
        items={testimonials.map(({ id, author_avatar, author_name, author_subtitle, description }) => ({
          id,
          content: (
            <figure className={styles.testimonial}>
              <blockquote className={styles.quote}>
                <ClampedText
                  limit={collapsedHeight}
                  moreLabel={tTestimonials.readMore}
                  lessLabel={tTestimonials.readLess}
                  about={author_name}
                >
                  <CmsRichtext html={description} />
                </ClampedText>
              </blockquote>
              <TestimonialAuthorCaption avatar={author_avatar} name={author_name} subtitle={author_subtitle} />
            </figure>
          ),
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof testimonialsList>('testimonials_list_block', TestimonialsList, {
  hydration: 'visible',
});
