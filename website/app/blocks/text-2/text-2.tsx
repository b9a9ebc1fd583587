import type { text2 } from '@vitrine/contract/blocks/text-2.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './text-2.module.css';

/** Renders one column: a title, a text and buttons, aligned as the editor chose. */
function Text2({ text_align, main_title, description, cta_repeater }: BlockProps<typeof text2>) {
  return (
    <section className="page-width">
      <div className={styles.column} data-align={text_align}>
        {main_title && <h2>{main_title}</h2>}
        <CmsRichtext html={description} className={styles.text} />
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
    </section>
  );
}

export const block = defineBlock<typeof text2>('text_block_2', Text2);
