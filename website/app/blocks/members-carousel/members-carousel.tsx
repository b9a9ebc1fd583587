import type { membersCarousel } from '@vitrine/contract/blocks/members-carousel.ts';
import { User } from 'lucide-react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { SlideMarkers } from '../../components/carousel/slide-markers.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './members-carousel.module.css';
import { MemberSlide } from './parts/member-slide.tsx';
import { texts } from './texts.ts';

/** Time between two slides, ms; the style sheet has the width of the thumbnails (carousel.5, people.5). */
const autoplayMs = 5000;

/** Shows one member at a time, with thumbnails of all of them. */
function MembersCarousel({ main_title, members_repeater, orientation_x }: BlockProps<typeof membersCarousel>) {
  const t = useTexts(texts);
  if (members_repeater.length === 0) return null;
  const heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width">
      <SectionHead title={main_title} align={orientation_x === 'center' ? 'center' : 'start'} />
      <div className={styles.members} data-orientation={orientation_x}>
        <Carousel
          className={styles.stage ?? ''}
          label={main_title || t.label}
          layout="single"
          autoplayMs={autoplayMs}
          renderMarkers={(marked) => <SlideMarkers look="thumbnails" {...marked} />}
          slides={members_repeater.map((member) => ({
            id: member.id,
            name: member.person_name,
            thumbnail: (
              <span className={styles.thumbnail}>
                {member.person_avatar ? (
                  <CmsImage image={member.person_avatar} sizes="80px" alt="" cover />
                ) : (
                  <User className={styles.icon} strokeWidth={1.25} aria-hidden="true" />
                )}
              </span>
            ),
            content: <MemberSlide member={member} heading={heading} isCentred={orientation_x === 'center'} />,
          }))}
        />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof membersCarousel>('members_carousel_block', MembersCarousel, {
  hydration: 'visible',
});
