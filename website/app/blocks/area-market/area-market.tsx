import type { areaMarket } from '@vitrine/contract/blocks/area-market.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { AreaFigures } from '../../components/area-figures/area-figures.tsx';
import { AreaUnavailable } from '../../components/area-figures/area-unavailable.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import styles from './area-market.module.css';
import { BarChart } from './parts/bar-chart.tsx';
import { MonthChart } from './parts/month-chart.tsx';

/** Renders the market of a place: figures, charts and a link to its listings. */
function AreaMarket(props: BlockProps<typeof areaMarket>) {
  const { main_title, description, figures_repeater, charts_repeater, links_repeater, params, hasFailed } = props;
  const { isFirst } = props;
  const Heading = isFirst ? 'h1' : 'h2';
  const heading = isFirst ? 'h2' : 'h3';
  const isShown = { types: params.types_enabled, prices: params.prices_enabled, months: params.months_enabled };
  const charts = charts_repeater.filter(({ kind }) => isShown[kind]);
  return (
    <section className={`page-width ${styles.market}`}>
      {(main_title || description) && (
        <div className={styles.words}>
          {main_title && <Heading>{main_title}</Heading>}
          {description && <p className={styles.description}>{description}</p>}
        </div>
      )}
      {hasFailed && (
        <div className={styles.words}>
          <AreaUnavailable />
        </div>
      )}
      {params.figures_enabled && <AreaFigures figures={figures_repeater} />}
      {charts.length > 0 && (
        <div className={styles.charts}>
          {charts.map((chart) =>
            chart.kind === 'months' ? (
              <MonthChart key={chart.id} chart={chart} heading={heading} />
            ) : (
              <BarChart key={chart.id} chart={chart} heading={heading} />
            ),
          )}
        </div>
      )}
      {links_repeater.map(({ id, link }) => (
        <p key={id}>{link && <CmsLink link={link} />}</p>
      ))}
    </section>
  );
}

export const block = defineBlock<typeof areaMarket>('area_market_block', AreaMarket);
