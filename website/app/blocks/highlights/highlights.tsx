import type { highlights } from '@vitrine/contract/blocks/highlights.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import styles from './highlights.module.css';

/** Renders a picture beside a list of reasons, on a panel whose lower part overlaps the next block. */
function Highlights({
  main_title,
  description,
  info_source,
  image,
  about_repeater,
  orientation_x,
}: BlockProps<typeof highlights>) {
  return (
    <section className="page-width">
      <div className={styles.panel} data-side={orientation_x} data-plain={!image || undefined}>
        {image && (
          <div className={styles.picture}>
            <CmsImage image={image} sizes="(width >= 992px) 65vw, 120vw" cover />
          </div>
        )}
        <div className={styles.words}>
          {main_title && <h2 className={styles.title}>{main_title}</h2>}
          <CmsRichtext html={description} />
          {about_repeater.length > 0 && (
            <ul className={styles.list}>
              {about_repeater.map(({ id, icon, main_title: title, description: reason }) => (
                <li key={id} className={styles.item}>
                  {icon && (
                    <span className={styles.icon}>
                      <CmsIcon icon={icon} />
                    </span>
                  )}
                  <div>
                    {title && <h3 className={styles.itemTitle}>{title}</h3>}
                    {reason && <p className={styles.reason}>{reason}</p>}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {info_source && <p className={styles.source}>{info_source}</p>}
        </div>
      </div>
    </section>
  );
}

export const block = defineBlock<typeof highlights>('highlights_block', Highlights, { overlap: 500 });
