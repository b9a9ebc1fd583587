import type { memberCards } from '@vitrine/contract/blocks/member-cards.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import type { FinishedOption } from '../../kinds/option-list/finish-option-list.server.ts';
import { useTexts } from '../../locale/define-texts.ts';
import { useQueryValue } from '../../navigation/use-query-value.ts';
import { Pager } from '../../ui/pager/pager.tsx';
import styles from './member-cards.module.css';
import { MemberCard } from './parts/member-card.tsx';
import { MemberFilter } from './parts/member-filter.tsx';
import { texts } from './texts.ts';

/** Number of cards per page by breakpoint (people.3). */
const pageSizes = { base: 6, md: 8, lg: 12, xl: 16 };
/** Shows people as cards, which a visitor can filter by office and language, as the address says. Another choice starts at the first page again. */
function MemberCards(props: BlockProps<typeof memberCards>) {
  const { main_title, offices_list, member_cards_repeater: members, params } = props;
  const t = useTexts(texts);
  const titleId = `members${useId()}`;
  const office = useFilter('office', officesOf(offices_list, members));
  const language = useFilter('language', languagesOf(members));
  const filters = [office, language].filter(({ options }) => options.length > 1);
  const shown = members.filter(
    ({ office_id, languages_list }) =>
      (office.value === '' || office_id === office.value) &&
      (language.value === '' || languages_list.some(({ id }) => id === language.value)),
  );
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      {filters.length > 0 && <MemberFilter filters={filters} count={t.count(params.context_type, shown.length)} />}
      {shown.length === 0 && filters.length > 0 && <p className={styles.none}>{t.none}</p>}
      <Pager
        key={`${office.value} ${language.value}`}
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

/** Returns a filter with the value that the address says; one that it does not offer counts as none. */
function useFilter<N extends 'office' | 'language'>(name: N, options: readonly FinishedOption[]) {
  const [asked, set] = useQueryValue(name);
  return { name, options, value: options.length > 1 && options.some(({ id }) => id === asked) ? asked : '', set };
}

type Members = BlockProps<typeof memberCards>['member_cards_repeater'];

/** Returns the offices that have a member; another one would lead to an empty list. */
const officesOf = (offices: readonly FinishedOption[], members: Members): FinishedOption[] =>
  offices.filter(({ id }) => members.some(({ office_id }) => office_id === id));

/** Returns the languages of the members, each once. */
const languagesOf = (members: Members): FinishedOption[] => [
  ...new Map(members.flatMap(({ languages_list }) => languages_list).map((each) => [each.id, each])).values(),
];

export const block = defineBlock<typeof memberCards>('member_cards_block', MemberCards, { hydration: 'load' });
