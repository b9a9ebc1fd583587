import type { imageText } from '@vitrine/contract/blocks/image-text.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './image-text.module.css';

/** Renders a text beside a large picture that reaches the edge of the screen. */
function ImageText({
  block_image,
  main_title,
  description,
  orientation_x,
  cta_repeater,
}: BlockProps<typeof imageText>) {
  return (
    <section className={styles.columns} data-side={orientation_x} data-plain={!block_image || undefined}>
      {block_image && (
        <div className={styles.picture}>
          <CmsImage image={block_image} sizes="(width >= 992px) 70vw, 120vw" cover />
        </div>
      )}
      <div className={styles.words}>
        {main_title && <h2>{main_title}</h2>}
        <CmsRichtext html={description} />
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof imageText>('image_text_block', ImageText);
