import type { ReactNode } from 'react';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import type { SafeHtml } from '../../kinds/richtext/finish-richtext.server.ts';
import styles from './intro-beside.module.css';

interface Props {
  title: string;
  description: SafeHtml;
  /** List of rows with the class `ruledRows`. */
  children: ReactNode;
}

/** Class of a list whose rows are separated by rules. */
export const ruledRows = styles.rows;

/** Renders a section with a list of rows, and its title and description above them, or beside them on wide screens. */
export const IntroBeside = ({ title, description, children }: Props) => (
  <section className={`page-width ${styles.columns}`}>
    {(title || description) && (
      <div className={styles.intro}>
        {title && <h2>{title}</h2>}
        <CmsRichtext html={description} className={styles.description} />
      </div>
    )}
    {children}
  </section>
);
