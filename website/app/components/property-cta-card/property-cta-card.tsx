import { CmsImage } from '../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import { CmsLink } from '../../kinds/link/cms-link.tsx';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import styles from './property-cta-card.module.css';

interface Props {
  image: FinishedImage | null;
  title: string;
  description: string;
  cta: FinishedLink | null;
}

/** Renders a call-to-action card among listing cards. */
export const PropertyCtaCard = ({ image, title, description, cta }: Props) => (
  <article className={styles.card}>
    {image && (
      <div className={styles.picture}>
        <CmsImage image={image} sizes="12rem" />
      </div>
    )}
    <h3 className={styles.title}>{title}</h3>
    {description && <p className={styles.description}>{description}</p>}
    {cta && <CmsLink link={cta} tone="quiet" />}
  </article>
);
