import type { heroCtaInfo } from '@vitrine/contract/blocks/hero-cta-info.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsButtons } from '../../kinds/link/cms-buttons.tsx';
import { CmsMedia } from '../../kinds/media/cms-media.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './hero-cta-info.module.css';

/** A centred text has the picture across the whole width below it. */
const sizesOf = (isCentred: boolean) => (isCentred ? '(width >= 992px) 96vw, 140vw' : '(width >= 992px) 80vw, 120vw');

/**
 * Opens a page with a title, buttons and a few facts. On wide screens the text stands left or right of the picture, in the middle or at
 * the bottom of its height, or centred above it; on narrow ones picture, text and facts follow one another.
 */
function HeroCtaInfo(props: BlockProps<typeof heroCtaInfo>) {
  const { main_title, description, bg_media, cta_repeater, list_items_repeater, orientation_x, align_y, isFirst } =
    props;
  // A text that is not centred has a side only beside a picture.
  const side = bg_media || orientation_x === 'center' ? orientation_x : undefined;
  return (
    <section className={styles.hero} data-side={side} data-align={align_y} data-plain={!bg_media || undefined}>
      {bg_media && (
        <div className={styles.picture}>
          <CmsMedia
            media={bg_media}
            sizes={sizesOf(orientation_x === 'center')}
            priority={isFirst ? 'high' : 'low'}
            cover
          />
        </div>
      )}
      <div className={styles.words}>
        {main_title && <h1 className={styles.title}>{main_title}</h1>}
        <CmsRichtext html={description} className={styles.description} />
        <CmsButtons items={cta_repeater} className={styles.actions} />
      </div>
      {list_items_repeater.length > 0 && (
        <ul className={styles.facts}>
          {list_items_repeater.map(({ id, icon, description: fact }) => (
            <li key={id} className={styles.fact}>
              {icon && <CmsIcon icon={icon} size={22} />}
              <span className={styles.factWords}>{fact}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const block = defineBlock<typeof heroCtaInfo>('hero_cta_info_block', HeroCtaInfo, { isBleed: true });
