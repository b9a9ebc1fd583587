import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import styles from '../listing-card/listing-card.module.css';

/** Renders the characteristics that the content gives for a property, each with an icon. */
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
