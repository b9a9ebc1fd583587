import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './error-message.module.css';

interface Props {
  /** 503 shows a spinner, anything else a warning triangle (`1-shell §2`, error page). */
  status: number;
  title: string;
  message: string;
  /** What to do next. */
  actions: ReactNode;
  /** Small print: the request's number, debug details. */
  children?: ReactNode;
}

/** Says that a page or a part of it could not be shown. */
export function ErrorMessage({ status, title, message, actions, children }: Props) {
  const Icon = status === 503 ? LoaderCircle : TriangleAlert;
  return (
    <div className={`page-width ${styles.error}`}>
      <Icon
        className={styles.icon}
        data-spins={status === 503 || undefined}
        size={56}
        strokeWidth={1.25}
        aria-hidden="true"
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  );
}
