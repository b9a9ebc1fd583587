import type { partners } from '@vitrine/contract/blocks/partners.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { FilteredList } from '../../components/filtered-list/filtered-list.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import styles from './partners.module.css';
import { PartnerCard } from './parts/partner-card.tsx';
import { texts } from './texts.ts';

/** Number of partners that show first (people.12). */
const firstShown = 6;

/** Shows partner companies, which a visitor can filter by tag. */
function Partners({ main_title, tags_repeater, partners_repeater }: BlockProps<typeof partners>) {
  const t = useTexts(texts);
  const titleId = `partners${useId()}`;
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      <FilteredList
        name={`${titleId}-tag`}
        className={styles.partners ?? ''}
        texts={t}
        first={firstShown}
        tags={tags_repeater.map((tag) => ({ ...tag, background: tag.bg_color_primary, color: tag.text_color }))}
        items={partners_repeater.map((partner) => ({
          id: partner.id,
          tags: partner.tags_repeater.map(({ name }) => name),
          content: <PartnerCard partner={partner} tags={tags_repeater} heading={main_title ? 'h3' : 'h2'} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof partners>('partners_block', Partners, { hydration: 'visible' });
