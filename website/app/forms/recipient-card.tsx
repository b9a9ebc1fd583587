import { Building, User, Users } from 'lucide-react';
import { CmsImage } from '../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import styles from './recipient-card.module.css';

interface Props {
  /** Type of the recipient, which determines the icon that replaces a missing portrait. */
  type: string;
  avatar: FinishedImage | null;
  name: string;
  subtitle: string;
  /** Phone number or licence. */
  underSubtitle: string;
}

/** Renders the recipient of the message (contact.3). */
export function RecipientCard({ type, avatar, name, subtitle, underSubtitle }: Props) {
  const Icon = type === 'team' ? Users : type === 'office' ? Building : User;
  return (
    <div className={styles.recipient}>
      <div className={styles.avatar}>
        {avatar ? (
          <CmsImage image={avatar} sizes="6rem" alt="" cover />
        ) : (
          <Icon size={34} strokeWidth={1.25} aria-hidden="true" />
        )}
      </div>
      <div>
        {name && <p className={styles.name}>{name}</p>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {underSubtitle && <p className={styles.subtitle}>{underSubtitle}</p>}
      </div>
    </div>
  );
}
