import type { mediaCarouselItem } from '@vitrine/contract/blocks/medias-carousel.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import { CmsMedia } from '../../../kinds/media/cms-media.tsx';
import { CmsRichtext } from '../../../kinds/richtext/cms-richtext.tsx';
import styles from './media-slide.module.css';

interface Props {
  item: FinishedItem<typeof mediaCarouselItem>;
  heading: 'h2' | 'h3';
}

const sizes = { alone: '(width >= 1440px) 88vw, 92vw', beside: '(width >= 992px) 60vw, 92vw' };

/** Renders one picture or video, with its caption beside it on wide screens. */
export function MediaSlide({ item, heading: Heading }: Props) {
  const { media, main_title, description, cta } = item;
  const hasCaption = Boolean(main_title || description || cta);
  if (!media) return null;
  return (
    <figure className={styles.slide} data-caption={hasCaption || undefined}>
      <div className={styles.media}>
        {/* A video has the ratio of the frame, and its play button in the middle. */}
        <CmsMedia media={media} sizes={hasCaption ? sizes.beside : sizes.alone} cover={media.kind === 'image'} />
      </div>
      {hasCaption && (
        <figcaption className={styles.caption}>
          {main_title && <Heading className={styles.title}>{main_title}</Heading>}
          <CmsRichtext html={description} className={styles.description ?? ''} />
          {cta && <CmsLink link={cta} tone="quiet" />}
        </figcaption>
      )}
    </figure>
  );
}
