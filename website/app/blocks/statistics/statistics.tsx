import type { statistics } from '@vitrine/contract/blocks/statistics.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { BalancedGrid } from '../../components/balanced-grid/balanced-grid.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { Statistic } from './parts/statistic.tsx';
import styles from './statistics.module.css';

/** Maximum number of figures in a row. */
const most = { variant_1: 4, variant_2: 3 } as const;

/** Renders figures in columns (`variant_1`), in cards (`variant_2`) or in a list beside the title (`variant_3`). */
function Statistics({ main_title, statistics_repeater, params: { variant } }: BlockProps<typeof statistics>) {
  const items = statistics_repeater.map((statistic) => ({
    id: statistic.id,
    content: <Statistic statistic={statistic} variant={variant} />,
  }));
  if (variant === 'variant_3') {
    return (
      <section className={`page-width ${styles.columns}`}>
        {main_title && <h2 className={styles.head}>{main_title}</h2>}
        {items.length > 0 && (
          <ul className={styles.list}>
            {items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  return (
    <section className="page-width">
      <SectionHead title={main_title} />
      <BalancedGrid items={items} most={most[variant]} className={styles[variant]} />
    </section>
  );
}

export const block = defineBlock<typeof statistics>('statistics_block', Statistics);
