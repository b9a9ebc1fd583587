import type { textImageMultiple } from '@vitrine/contract/blocks/text-image-multiple.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { MediaRow } from './parts/media-row.tsx';
import styles from './text-image-multiple.module.css';

/** Renders a title, then passages of text and rows of pictures in the order of the content. */
function TextImageMultiple({ main_title, cta, rows_repeater }: BlockProps<typeof textImageMultiple>) {
  return (
    <section className={`page-width ${styles.columns}`}>
      {(main_title || cta) && (
        <header className={styles.head}>
          {main_title && <h2>{main_title}</h2>}
          {cta && <CmsLink link={cta} tone="quiet" />}
        </header>
      )}
      {rows_repeater.map((row) =>
        row.type === 'text_row_item' ? (
          row.description && (
            <div key={row.id} className={styles.text}>
              <CmsRichtext html={row.description} />
            </div>
          )
        ) : (
          <MediaRow key={row.id} items={row.media_repeater} />
        ),
      )}
    </section>
  );
}

export const block = defineBlock<typeof textImageMultiple>('text_image_multiple_block', TextImageMultiple);
