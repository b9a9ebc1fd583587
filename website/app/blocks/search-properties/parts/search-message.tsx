import type { ReactNode } from 'react';
import styles from './search-message.module.css';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** What stands in the place of a list: nothing was found, or nothing could be asked. */
export const SearchMessage = ({ title, text, children }: Props) => (
  <div className={styles.message}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
