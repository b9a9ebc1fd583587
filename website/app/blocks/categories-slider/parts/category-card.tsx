import type { categoryItem } from '@vitrine/contract/blocks/categories-slider.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import linked from '../../../components/title-link/linked-card.module.css';
import { TitleLink } from '../../../components/title-link/title-link.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatNumber } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { texts } from '../texts.ts';
import styles from './category-card.module.css';

interface Props {
  category: FinishedItem<typeof categoryItem>;
  heading: 'h2' | 'h3';
}

const sizes = '(width >= 1680px) 24vw, (width >= 1200px) 34vw, (width >= 768px) 50vw, 120vw';

/** Renders one category: its picture, and its name and number of properties on a panel in the block's background colour. */
export function CategoryCard({ category, heading: Heading }: Props) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { property_count, main_title, image, link } = category;
  return (
    <article className={`${linked.linkedCard} ${styles.card}`}>
      <div className={`${linked.picture} ${styles.cover}`}>
        {image && <CmsImage image={image} sizes={sizes} cover />}
      </div>
      <div className={styles.words}>
        {(main_title || link?.text) && (
          <Heading className={styles.title}>
            <TitleLink title={main_title} link={link} />
          </Heading>
        )}
        {property_count !== null && (
          <p className={styles.count}>{t.count(property_count, formatNumber(property_count, locale))}</p>
        )}
      </div>
    </article>
  );
}
