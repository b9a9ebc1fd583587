import type { cta } from '@vitrine/contract/blocks/cta.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { coverWidth } from '../../kinds/image/cover-width.ts';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './cta.module.css';

/** Returns the width of the picture, which covers its place: a column of 4 to 5 beside the text, or one of 5 to 4 on phones. */
const sizesOf = (media: FinishedMedia, arrangement: 'card' | 'above' | 'beside'): string => {
  if (arrangement === 'card') return '(width >= 768px) 92vw, 120vw';
  if (arrangement === 'above') return '(width >= 768px) 100vw, 150vw';
  return `(width >= 768px) ${Math.ceil(coverWidth(media, 4 / 5) * 39)}vw, ${Math.ceil(coverWidth(media, 5 / 4) * 94)}vw`;
};

/**
 * Renders a large picture with a text panel, whose lower part overlaps the next block; or a text above a panorama, which ends where
 * the next block begins, or beside a picture.
 */
function Cta({ main_title, description, bg_media, cta_repeater, arrangement }: BlockProps<typeof cta>) {
  return (
    <section className="page-width">
      <div className={styles.card} data-words={bg_media ? arrangement : undefined} data-plain={!bg_media || undefined}>
        {bg_media && (
          <div className={styles.picture}>
            <CmsMedia media={bg_media} sizes={sizesOf(bg_media, arrangement)} cover />
          </div>
        )}
        <div className={styles.sheet}>
          {main_title && <h2 className={styles.title}>{main_title}</h2>}
          <CmsRichtext html={description} className={styles.description} />
          <CmsButtons items={cta_repeater} className={styles.actions} />
        </div>
      </div>
    </section>
  );
}

export const block = defineBlock<typeof cta>('cta_block', Cta, { overlap: 150 });
