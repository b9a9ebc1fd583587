import type { redirectItem } from '@vitrine/contract/blocks/redirect-items.ts';
import type { FinishedItem } from '../../../block-framework/definition/define-block.ts';
import { CmsImage } from '../../../kinds/image/cms-image.tsx';
import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './redirect-row.module.css';

interface Props {
  redirect: FinishedItem<typeof redirectItem>;
  heading: 'h2' | 'h3';
}

/** Renders one redirect as a row, whose link covers it. A picture with a background colour is a drawing, which shows whole. */
export function RedirectRow({ redirect, heading: Heading }: Props) {
  const { main_title, description, image, image_bg_color } = redirect;
  const link = redirect.cta ?? redirect.link;
  return (
    <article className={styles.row}>
      {image && (
        <div
          className={styles.picture}
          data-whole={image_bg_color !== null || undefined}
          style={image_bg_color ? { backgroundColor: image_bg_color } : undefined}
        >
          <CmsImage image={image} sizes="(width >= 576px) 16rem, 96vw" cover />
        </div>
      )}
      <div className={styles.words}>
        {main_title && <Heading className={styles.title}>{main_title}</Heading>}
        {description && <p className={styles.description}>{description}</p>}
        {link && (
          <p className={styles.action}>
            <CmsLink link={link} tone="quiet" />
          </p>
        )}
      </div>
    </article>
  );
}
