import type { area } from '@vitrine/contract/blocks/area.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { propertyTexts } from '../../components/property-card/property-texts.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './area.module.css';
import { breadcrumbsOf } from './breadcrumbs-of.ts';
import { Figures } from './parts/figures.tsx';
import { Shares } from './parts/shares.tsx';

/** Renders the heading, the words and the figures of an area, and its property types with their shares. */
function AreaPortrait(props: BlockProps<typeof area>) {
  const { breadcrumbs_repeater, main_title, description, cta, figures_repeater, hasFailed, isFirst } = props;
  const { shares_title, shares_repeater } = props;
  const Heading = isFirst ? 'h1' : 'h2';
  const breadcrumbs = breadcrumbsOf(breadcrumbs_repeater);
  return (
    <div className={breadcrumbs.length > 0 ? styles.below : undefined}>
      {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
      <section className={`page-width ${styles.area}`} data-with-shares={shares_repeater.length > 0 || undefined}>
        <div className={styles.words}>
          <Heading className={styles.title}>{main_title}</Heading>
          {hasFailed && <Unavailable />}
          {description && <p className={styles.description}>{description}</p>}
          {cta && (
            <p className={styles.actions}>
              <CmsLink link={cta} />
            </p>
          )}
        </div>
        <Shares title={shares_title} shares={shares_repeater} heading={isFirst ? 'h2' : 'h3'} />
        <Figures figures={figures_repeater} />
      </section>
    </div>
  );
}

/** Renders a notice when core did not answer; the link loads the page again. */
function Unavailable() {
  const t = useTexts(propertyTexts);
  return (
    <>
      <p className={styles.description}>{t.failed}</p>
      <p className={styles.actions}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the current one with its query */}
        <a className={buttonClass('quiet')} href="" data-reload>
          {t.retry}
        </a>
      </p>
    </>
  );
}

export const block = defineBlock<typeof area>('area_block', AreaPortrait);
