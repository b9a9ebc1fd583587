import type { questionsAnswers } from '@vitrine/contract/blocks/questions-answers.ts';
import { Plus } from 'lucide-react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { IntroBeside, ruledRows } from '../../components/intro-beside/intro-beside.tsx';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './questions-answers.module.css';

/** Renders questions as native `<details>` elements, which open without a script and are found by the browser's search. */
function QuestionsAnswers({ main_title, description, items_repeater }: BlockProps<typeof questionsAnswers>) {
  return (
    <IntroBeside title={main_title} description={description}>
      {items_repeater.length > 0 && (
        <div className={ruledRows}>
          {items_repeater.map(({ id, icon, main_title: question, description: answer }) => (
            <details key={id} className={styles.item}>
              <summary className={styles.question}>
                {icon && <CmsIcon icon={icon} />}
                <h3 className={styles.words}>{question}</h3>
                <Plus className={styles.mark} strokeWidth={1.5} aria-hidden="true" />
              </summary>
              <CmsRichtext html={answer} className={styles.answer} />
            </details>
          ))}
        </div>
      )}
    </IntroBeside>
  );
}

export const block = defineBlock<typeof questionsAnswers>('questions_answers_block', QuestionsAnswers);
