import { Building2 } from 'lucide-react';
import { CmsImage } from '../../kinds/image/cms-image.tsx';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import styles from './office-picture.module.css';

interface Props {
  image: FinishedImage | null;
  sizes: string;
}

/** Renders the picture of an office. An icon replaces a missing one. */
export const OfficePicture = ({ image, sizes }: Props) => (
  <div className={styles.picture}>
    {image ? (
      <CmsImage image={image} sizes={sizes} cover />
    ) : (
      <Building2 className={styles.icon} strokeWidth={1} aria-hidden="true" />
    )}
  </div>
);
