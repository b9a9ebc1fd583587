import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { linkAddress } from '../../kinds/link/link-address.ts';
import { Tag } from '../badge/badge.tsx';
import linked from '../title-link/linked-card.module.css';
import styles from './article-card.module.css';

/** The data that a card shows of an article. */
export interface ArticleCardContent {
  href: string | null;
  isNewTab?: boolean;
  title: string;
  excerpt: string;
  /** Categories; one without a colour of its own is plain text. */
  tags: readonly { id: string; name: string; background: string | null; color: string | null }[];
  authorName: string;
  authorPicture: FinishedImage | null;
  picture: FinishedImage | null;
  details: readonly ArticleDetail[];
}

/** The date, the reading time or anything else that the content says of an article. */
export interface ArticleDetail {
  id: string;
  icon: FinishedIcon | null;
  text: string;
  /** The date in ISO 8601. */
  dateTime?: string;
}

interface Props {
  article: ArticleCardContent;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /**
   * `large` has a larger title, and the picture beside the words where its place is wide; `compact` has a small picture beside
   * the words and no excerpt.
   */
  size?: 'regular' | 'large' | 'compact';
  heading?: 'h2' | 'h3';
}

/** Renders the card of an article as one link that covers it. */
export function ArticleCard({ article, sizes, size = 'regular', heading: Heading = 'h3' }: Props) {
  const { href, isNewTab, title, excerpt, tags, picture } = article;
  const card = (
    <article className={`${linked.linkedCard} ${styles.card}`} data-size={size}>
      <div className={linked.picture}>{picture && <CmsImage image={picture} sizes={sizes} alt="" cover />}</div>
      <div className={styles.words}>
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.map(({ id, name, background, color }) => (
              <li key={id} className={styles.category}>
                {background || color ? <Tag name={name} background={background} color={color} /> : name}
              </li>
            ))}
          </ul>
        )}
        {title && (
          <Heading className={styles.title}>
            <a className={`${linked.coveringLink} ${styles.link}`} {...linkAddress({ href, isNewTab })}>
              {title}
            </a>
          </Heading>
        )}
        {excerpt && size !== 'compact' && <p className={styles.excerpt}>{excerpt}</p>}
        <Byline {...article} />
      </div>
    </article>
  );
  // A large card adapts to the width of its place.
  return size === 'large' ? <div className={styles.place}>{card}</div> : card;
}

const Byline = ({ authorName, authorPicture, details }: ArticleCardContent) =>
  !authorName && details.length === 0 ? null : (
    <div className={styles.byline}>
      {authorPicture && (
        <div className={styles.avatar}>
          {/* The name beside the portrait identifies the author. */}
          <CmsImage image={authorPicture} sizes="2.25rem" alt="" cover />
        </div>
      )}
      <div>
        {authorName && <p>{authorName}</p>}
        {details.length > 0 && (
          <ul className={styles.meta}>
            {details.map(({ id, icon, text, dateTime }) => (
              <li key={id} className={styles.detail}>
                {icon && <CmsIcon icon={icon} size={16} />}
                {dateTime ? <time dateTime={dateTime}>{text}</time> : text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );

/** Renders the placeholder of a card that is loading. */
export const ArticleCardSkeleton = () => (
  <div className={`${linked.linkedCard} ${styles.card}`} data-skeleton aria-hidden="true">
    <div className={linked.picture} />
    <div className={styles.words}>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  </div>
);
