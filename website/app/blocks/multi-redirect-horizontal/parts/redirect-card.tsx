import type { redirectItem } from '@vitrine/contract/blocks/redirect-items.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import linked from '../../../components/title-link/linked-card.module.css';
import { CmsIcon } from '../../../kinds/icon/cms-icon.tsx';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import { twoDigits } from '../../../locale/two-digits.ts';
import styles from './redirect-card.module.css';

interface Props {
  redirect: FinishedItem<typeof redirectItem>;
  look: 'icon' | 'image' | 'number';
  /** Place in the list, from 1. */
  position: number;
  heading: 'h2' | 'h3';
}

/** Renders one redirect, whose link covers it. A numbered one uses `link` and `index` (sections.11). */
export function RedirectCard({ redirect, look, position, heading: Heading }: Props) {
  const { main_title, description, icon, image, index } = redirect;
  const link = look === 'number' ? (redirect.link ?? redirect.cta) : (redirect.cta ?? redirect.link);
  return (
    <article className={`${linked.linkedCard} ${styles.card}`} data-look={look}>
      {look === 'image' && image && (
        <div className={linked.picture}>
          <CmsImage image={image} sizes="(width >= 1200px) 32vw, (width >= 768px) 48vw, 96vw" cover />
        </div>
      )}
      {look === 'icon' && icon && (
        <span className={styles.icon}>
          <CmsIcon icon={icon} size={26} />
        </span>
      )}
      {look === 'number' && (
        <span className={styles.number} aria-hidden="true">
          {twoDigits(index ?? position)}
        </span>
      )}
      <div className={styles.words}>
        {main_title && <Heading className={styles.title}>{main_title}</Heading>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {link && (
        <p className={styles.action}>
          <CmsLink link={link} tone="quiet" />
        </p>
      )}
    </article>
  );
}
