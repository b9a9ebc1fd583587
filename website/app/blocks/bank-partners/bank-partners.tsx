import type { bankPartners } from '@vitrine/contract/blocks/bank-partners.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { FilteredList } from '../../components/filtered-list/filtered-list.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './bank-partners.module.css';
import { BankCard } from './parts/bank-card.tsx';
import { texts } from './texts.ts';

/** Number of institutions that show first (people.15). */
const firstShown = 6;

/** Shows financial institutions with their advisors, which a visitor can filter by name. */
function BankPartners({ main_title, partners_repeater }: BlockProps<typeof bankPartners>) {
  const t = useTexts(texts);
  const titleId = `banks${useId()}`;
  if (!main_title && partners_repeater.length === 0) return null;
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      <FilteredList
        name={`${titleId}-name`}
        className={styles.banks ?? ''}
        texts={t}
        first={firstShown}
        tags={partners_repeater.map(({ name }) => ({ name }))}
        items={partners_repeater.map((bank) => ({
          id: bank.id,
          tags: [bank.name],
          content: <BankCard bank={bank} isBelowTitle={main_title !== ''} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof bankPartners>('bank_partners_block', BankPartners, { hydration: 'visible' });
