import type { offices } from '@vitrine/contract/blocks/offices.ts';
import { useId } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { ContactLines } from '../../components/contact-lines/contact-lines.tsx';
import { OfficePicture } from '../../components/office-picture/office-picture.tsx';
import { SectionHead } from '../../components/section-head/section-head.tsx';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { ShowMore } from '../../ui/show-more/show-more.tsx';
import styles from './offices.module.css';
import { texts } from './texts.ts';

/** Number of offices that show first (people.6). */
const firstShown = 9;
const sizes = '(width >= 1200px) 30vw, (width >= 768px) 46vw, 92vw';

/** Shows offices as cards. */
function Offices({ main_title, offices_repeater }: BlockProps<typeof offices>) {
  const t = useTexts(texts);
  const titleId = `offices${useId()}`;
  const Heading = main_title ? 'h3' : 'h2';
  return (
    <section className="page-width" {...(main_title && { 'aria-labelledby': titleId })}>
      <SectionHead title={main_title} titleId={titleId} />
      <ShowMore
        className={styles.offices ?? ''}
        first={firstShown}
        moreLabel={t.showAll(offices_repeater.length)}
        items={offices_repeater.map(({ id, main_title: name, image, list_items_repeater, cta }) => ({
          id,
          content: (
            <article className={styles.office}>
              <OfficePicture image={image} sizes={sizes} />
              {name && <Heading className={styles.name}>{name}</Heading>}
              <ContactLines items={list_items_repeater} />
              {cta && <CmsLink link={cta} tone="quiet" />}
            </article>
          ),
        }))}
      />
    </section>
  );
}

export const block = defineBlock<typeof offices>('offices_block', Offices, { hydration: 'visible' });
