import type { cta } from '@vitrine/contract/blocks/cta.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './cta.module.css';

/** Renders a large picture with a text panel, whose lower part overlaps the next block. */
function Cta({ main_title, description, bg_media, cta_repeater }: BlockProps<typeof cta>) {
  return (
    <section className="page-width">
      <div className={styles.card} data-plain={!bg_media || undefined}>
        {bg_media && (
          <div className={styles.picture}>
            <CmsMedia media={bg_media} sizes="(width >= 768px) 92vw, 120vw" cover />
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
