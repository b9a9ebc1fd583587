import { CmsIcon } from '../cms/cms-icon.tsx';
import type { FinishedIcon } from '../cms/finished.ts';
import styles from './listing-card.module.css';

/** Bedrooms, bathrooms and area as the content gives them: an icon and a few words each. */
export const IconSpecs = ({
  items,
}: {
  items: readonly { id: string; icon: FinishedIcon | null; description: string }[];
}) =>
  items.length === 0 ? null : (
    <ul className={styles.specs}>
      {items.map(({ id, icon, description }) => (
        <li key={id} className={styles.spec}>
          {icon && <CmsIcon icon={icon} size={18} />}
          {description}
        </li>
      ))}
    </ul>
  );
