import type { text1 } from '@vitrine/contract/blocks/text-1.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './text-1.module.css';

/** Renders a title beside a body text. */
function Text1({ main_title, cta, description }: BlockProps<typeof text1>) {
  return (
    <section className={`page-width ${styles.columns}`}>
      {main_title && <h2 className={styles.title}>{main_title}</h2>}
      <div className={styles.words}>
        <CmsRichtext html={description} className={styles.text} />
        {cta && <CmsLink link={cta} />}
      </div>
    </section>
  );
}

export const block = defineBlock<typeof text1>('text_block_1', Text1);
