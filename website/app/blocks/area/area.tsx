import type { area } from '@vitrine/contract/blocks/area.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { AreaFigures } from '../../components/area-figures/area-figures.tsx';
import { AreaUnavailable } from '../../components/area-figures/area-unavailable.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import styles from './area.module.css';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

import { Shares } from './parts/shares.tsx';

/** Renders the heading, the words and the figures of an area, and its property types with their shares. */
function AreaPortrait(props: BlockProps<typeof area>) {
  const { breadcrumbs_repeater, main_title, description, cta, guide, figures_repeater, hasFailed, isFirst } = props;
  const { shares_title, shares_repeater } = props;
  const Heading = isFirst ? 'h1' : 'h2';
  const breadcrumbs = breadcrumbsOf(breadcrumbs_repeater);
  return (
    <div className={breadcrumbs.length > 0 ? styles.below : undefined}>
      {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      <section className={`page-width ${styles.area}`} data-with-shares={shares_repeater.length > 0 || undefined}>
        <div className={styles.words}>
          <Heading className={styles.title}>{main_title}</Heading>
          {hasFailed && <AreaUnavailable />}
          {description && <p className={styles.description}>{description}</p>}
          {cta && (
            <p className={styles.actions}>
              <CmsLink link={cta} />
            </p>
          )}
          {guide && (
            <p>
              <CmsLink link={guide} />
            </p>
          )}
        </div>
        <Shares title={shares_title} shares={shares_repeater} heading={isFirst ? 'h2' : 'h3'} />
        <AreaFigures figures={figures_repeater} />
      </section>
    </div>
  );
}

export const block = defineBlock<typeof area>('area_block', AreaPortrait);
