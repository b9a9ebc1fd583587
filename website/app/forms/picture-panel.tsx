import type { ReactNode } from 'react';
import { CmsMedia } from '../kinds/media/cms-media.tsx';
import type { FinishedMedia } from '../kinds/media/finish-media.server.ts';
import styles from './picture-panel.module.css';

interface Props {
  media: FinishedMedia | null;
  /** True for the first block of a page. */
  isFirst: boolean;
  /** Classes of the section, the picture and the panel. */
  classNames: { section?: string | undefined; picture?: string | undefined; panel?: string | undefined };
  labelledBy?: string;
  children: ReactNode;
}

/** Renders a panel over a picture. The section has `data-plain` without a picture. */
export const PicturePanel = ({ media, isFirst, classNames, labelledBy, children }: Props) => (
  <section
    className={`${styles.area} ${classNames.section}`}
    data-plain={!media || undefined}
    aria-labelledby={labelledBy}
  >
    {media && (
      <div className={`${styles.backdrop} ${classNames.picture ?? ''}`}>
        <CmsMedia media={media} sizes="100vw" priority={isFirst ? 'high' : 'low'} cover />
      </div>
    )}
    <div className={`page-width ${styles.column}`}>
      <div className={`${styles.sheet} ${classNames.panel}`}>{children}</div>
    </div>
  </section>
);
