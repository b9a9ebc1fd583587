import type { textImageDouble } from '@vitrine/contract/blocks/text-image-double.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SuperTitle } from '../../components/super-title/super-title.tsx';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './text-image-double.module.css';

/** Renders a text beside two pictures, the second smaller and lower than the first. */
function TextImageDouble(props: BlockProps<typeof textImageDouble>) {
  const { super_title, main_title, description, cta_repeater, media_repeater, orientation_x } = props;
  const pictures = media_repeater.flatMap(({ id, media }) => (media ? [{ id, media }] : []));
  return (
    <section className={`page-width ${styles.columns}`} data-side={orientation_x}>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(({ id, media }) => (
            <div key={id} className={styles.picture}>
              <CmsMedia media={media} sizes="(width >= 992px) 45vw, 75vw" cover />
            </div>
          ))}
        </div>
      )}
      {(super_title || main_title || description || cta_repeater.length > 0) && (
        <div className={styles.words}>
          <SuperTitle text={super_title} />
          {main_title && <h2 className={styles.title}>{main_title}</h2>}
          <CmsRichtext html={description} />
          <CmsButtons items={cta_repeater} className={styles.actions} />
        </div>
      )}
    </section>
  );
}

export const block = defineBlock<typeof textImageDouble>('text_image_double_block', TextImageDouble);
