import type { partners } from '@vitrine/contract/blocks/partners.ts';
import { useId, useState } from 'react';
import { SectionHead } from '../../items/section-head.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { type BlockProps, defineBlock } from '../define-block.ts';
import styles from './partners.module.css';
import { PartnerCard } from './parts/partner-card.tsx';
import { texts } from './texts.ts';

/** Number of partners that show first (`2-blocks-and-search §9`). */
const firstShown = 6;
const anyTag = '';

/** Shows partner companies, which a visitor can filter by tag. */
function Partners({ main_title, tags_repeater, partners_repeater }: BlockProps<typeof partners>) {
  const t = useTexts(texts);
  const titleId = `partners${useId()}`;
  const [tag, setTag] = useState(anyTag);
  const hasTag = ({ tags_repeater: tags }: { tags_repeater: { name: string }[] }, wanted: string) =>
    tags.some(({ name }) => name === wanted);
  // A tag without a partner would lead to an empty list.
  const tagNames = [...new Set(tags_repeater.map(({ name }) => name))].filter((name) =>
    partners_repeater.some((partner) => hasTag(partner, name)),
  );
  const shown = tag === anyTag ? partners_repeater : partners_repeater.filter((partner) => hasTag(partner, tag));
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      {tagNames.length > 1 && (
        <div className={styles.filter}>
          <ChoicePills
            legend={t.filter}
            name={`${titleId}-tag`}
            value={tag}
            choices={[{ value: anyTag, label: t.all }, ...tagNames.map((name) => ({ value: name, label: name }))]}
            onChange={setTag}
          />
          <p className="visually-hidden" role="status">
            {t.count(shown.length)}
          </p>
        </div>
      )}
      <ShowMore
        key={tag}
        className={styles.partners ?? ''}
        first={firstShown}
        moreLabel={t.showAll(shown.length)}
        items={shown.map((partner) => ({
          id: partner.id,
          content: <PartnerCard partner={partner} heading={main_title ? 'h3' : 'h2'} />,
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof partners>('partners_block', Partners, { hydration: 'visible' });
