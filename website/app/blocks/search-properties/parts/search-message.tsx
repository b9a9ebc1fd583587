import type { ReactNode } from 'react';
import styles from './search-message.module.css';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** Replaces an empty or failed list. */
export const SearchMessage = ({ title, text, children }: Props) => (
  <div className={styles.message}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </div>
);
