import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import styles from './person.module.css';

/** Diameter of the portrait; the style sheet has the same values. */
const portraitSizes = { small: '3rem', medium: '4.5rem', large: '6rem' } as const;

interface Props {
  avatar: FinishedImage | null;
  name: string;
  subtitle: string;
  size?: keyof typeof portraitSizes;
  /** Heading level of the name; a paragraph without it. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Content below the subtitle, such as links or contact lines. */
  children?: ReactNode;
}

/** Renders portrait, name and subtitle of a person. Initials replace a missing portrait, and an icon those of a missing name. */
export function Person({ avatar, name, subtitle, size = 'medium', heading: Name, children }: Props) {
  const NameElement = Name ?? 'p';
  return (
    <div className={styles.person} data-size={size}>
      <div className={styles.portrait}>
        {avatar ? (
          // The name beside the portrait identifies the person.
          <CmsImage image={avatar} sizes={portraitSizes[size]} alt="" cover />
        ) : (
          <Initials name={name} />
        )}
      </div>
      <div className={styles.words}>
        {name && <NameElement className={styles.name}>{name}</NameElement>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </div>
  );
}

function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word = '') => word.charAt(0)).join('');
  return initials ? (
    <span className={styles.initials} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <User className={styles.icon} strokeWidth={1.25} aria-hidden="true" />
  );
}
