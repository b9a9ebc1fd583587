import type { blogPost } from '@vitrine/contract/blocks/blog-post.ts';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { Tag } from '../../components/badge/badge.tsx';
import { ShareLinks } from '../../components/share/share-links.tsx';
import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useSite } from '../../site/site-context.tsx';
import styles from './blog-post.module.css';

/**
 * Renders one article. Its picture overlaps the backgrounds of the title and of the text by half each (articles.15).
 */
function BlogPost(props: BlockProps<typeof blogPost>) {
  const { author_avatar, author_name, list_items_repeater, main_content, main_image, main_title, tags_repeater } =
    props;
  const { origin, path } = useSite();
  return (
    <article className={styles.post}>
      <header className={`page-width ${styles.head}`}>
        {tags_repeater.length > 0 && (
          <ul className={styles.tags}>
            {tags_repeater.map(({ id, name, bg_color_primary, text_color }) => (
              <li key={id}>
                <Tag name={name} background={bg_color_primary} color={text_color} />
              </li>
            ))}
          </ul>
        )}
        {main_title && <h1 className={styles.title}>{main_title}</h1>}
        {(author_name || list_items_repeater.length > 0) && (
          <ul className={styles.meta}>
            {author_name && (
              <li className={styles.author}>
                {author_avatar && (
                  <span className={styles.avatar}>
                    <CmsImage image={author_avatar} sizes="3rem" alt="" cover />
                  </span>
                )}
                {author_name}
              </li>
            )}
            {list_items_repeater.map(({ id, icon, description }) => (
              <li key={id} className={styles.detail}>
                {icon && <CmsIcon icon={icon} size={18} />}
                {description}
              </li>
            ))}
          </ul>
        )}
      </header>
      {main_image && (
        <div className={styles.stage}>
          <div className="page-width">
            <div className={styles.picture}>
              <CmsImage image={main_image} sizes="(width >= 90rem) 82rem, 92vw" priority="high" cover />
            </div>
          </div>
        </div>
      )}
      <div className={styles.lower} data-plain={!main_image || undefined}>
        <div className={`page-width ${styles.body}`}>
          <div className={styles.aside}>
            <ShareLinks title={main_title} address={origin + path} />
          </div>
          <CmsRichtext html={main_content} className={styles.content} />
        </div>
      </div>
    </article>
  );
}

export const block = defineBlock<typeof blogPost>('blog_post_block', BlogPost, { isBleed: true });
