import { CmsIcon } from '../../kinds/icon/cms-icon.tsx';
import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import styles from '../listing-card/listing-card.module.css';

/** Maximum length of a figure with its unit; what is longer, such as an open house, is a sentence. */
const longestFigure = 20;

/**
 * Renders the characteristics that the content gives for a property, each with an icon. A sentence stands on a line of its own instead, as on the
 * cards of listings; with `keepsIcons`, for contact details, it keeps its icon.
 */
export const IconSpecs = ({
  items,
  keepsIcons = false,
}: {
  items: readonly { id: string; icon: FinishedIcon | null; description: string }[];
  keepsIcons?: boolean;
}) =>
  items.length === 0 ? null : (
    <ul className={styles.specs}>
      {items.map(({ id, icon, description }) =>
        !keepsIcons && icon && description.length > longestFigure ? (
          <li key={id}>{description}</li>
        ) : (
          <li key={id} className={styles.spec}>
            {icon && <CmsIcon icon={icon} size={18} />}
            {description}
          </li>
        ),
      )}
    </ul>
  );
