import type { list } from '@vitrine/contract/blocks/list.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { IntroBeside, ruledRows } from '../../components/intro-beside/intro-beside.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { twoDigits } from '../../locale/two-digits.ts';
import styles from './list.module.css';

/** Renders a title beside a list, whose items are numbered 01, 02 … or bulleted. */
function List({ main_title, description, list_type, list_items_repeater }: BlockProps<typeof list>) {
  const isOrdered = list_type === 'ordered';
  const ListElement = isOrdered ? 'ol' : 'ul';
  const Title = main_title ? 'h3' : 'h2';
  return (
    <IntroBeside title={main_title} description={description}>
      {list_items_repeater.length > 0 && (
        <ListElement className={`${ruledRows} ${styles.list}`} data-ordered={isOrdered || undefined}>
          {list_items_repeater.map(({ id, main_title: title, description: words }, index) => (
            <li key={id} className={styles.item}>
              {/* A screen reader counts the items of an ordered list itself. */}
              <span className={styles.mark} aria-hidden="true">
                {isOrdered && twoDigits(index + 1)}
              </span>
              <div className={styles.words}>
                {title && <Title className={styles.title}>{title}</Title>}
                <CmsRichtext html={words} className={title ? styles.text : undefined} />
              </div>
            </li>
          ))}
        </ListElement>
      )}
    </IntroBeside>
  );
}

export const block = defineBlock<typeof list>('list_block', List);
