import type { cardItem } from '@vitrine/contract/blocks/carousel-cards.ts';
import { ArrowRight } from 'lucide-react';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import linked from '../../../components/title-link/linked-card.module.css';
import { TitleLink } from '../../../components/title-link/title-link.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsRichtext } from '../../../kinds/richtext/cms-richtext.tsx';
import styles from './card.module.css';

interface Props {
  card: FinishedItem<typeof cardItem>;
  heading: 'h2' | 'h3';
}

const sizes = '(width >= 1680px) 21vw, (width >= 1200px) 29vw, (width >= 768px) 45vw, 92vw';

/** Renders one card, which its link covers. */
export function Card({ card, heading: Heading }: Props) {
  const { image, main_title, description, link } = card;
  const leadsOn = link?.href && link.text && main_title;
  return (
    <article className={`${linked.linkedCard} ${styles.card}`}>
      {image && (
        <div className={linked.picture}>
          <CmsImage image={image} sizes={sizes} cover />
        </div>
      )}
      <div className={styles.words}>
        {(main_title || link?.text) && (
          <Heading className={styles.title}>
            <TitleLink title={main_title} link={link} />
          </Heading>
        )}
        <CmsRichtext html={description} className={styles.description ?? ''} />
        {/* The title is already the link, so this visual cue is hidden from screen readers. */}
        {leadsOn && (
          <span className={styles.more} aria-hidden="true">
            {link.text} <ArrowRight size={20} strokeWidth={1.5} />
          </span>
        )}
      </div>
    </article>
  );
}
