import type { memberCards } from '@vitrine/contract/blocks/member-cards.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { useQueryValue } from '../../navigation/use-query-value.ts';
import { Pager } from '../../ui/pager/pager.tsx';
import { Select } from '../../ui/select/select.tsx';
import styles from './member-cards.module.css';
import { MemberCard } from './parts/member-card.tsx';
import { texts } from './texts.ts';

/** Number of cards per page by breakpoint (people.3). */
const pageSizes = { base: 6, md: 8, lg: 12, xl: 16 };
const anyOffice = '';

/** Shows people as cards, which a visitor can filter by office, as the address says. Another office starts at the first page again. */
function MemberCards({
  main_title,
  offices_list,
  member_cards_repeater: members,
  params,
}: BlockProps<typeof memberCards>) {
  const t = useTexts(texts);
  const titleId = `members${useId()}`;
  const [asked, setOffice] = useQueryValue('office');
  // An office without a member would lead to an empty list.
  const offices = offices_list.filter(({ id }) => members.some(({ office_id }) => office_id === id));
  const office = offices.some(({ id }) => id === asked) ? asked : anyOffice;
  const shown = office === anyOffice ? members : members.filter(({ office_id }) => office_id === office);
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      {offices.length > 1 && (
        <div className={styles.filter}>
          <Select
            look="inline"
            label={t.office}
            value={office}
            choices={[
              { value: anyOffice, label: t.allOffices },
              ...offices.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={setOffice}
          />
          <p className={styles.count} role="status">
            {t.count(params.context_type, shown.length)}
          </p>
        </div>
      )}
      <Pager
        key={office}
        className={styles.members ?? ''}
        pageSizes={pageSizes}
        moreLabel={t.seeMore}
        items={shown.map((member) => ({
          id: member.id,
          content: <MemberCard member={member} heading={main_title ? 'h3' : 'h2'} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof memberCards>('member_cards_block', MemberCards, { hydration: 'load' });
