import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './error-message.module.css';

interface Props {
  /** 503 shows a spinner, anything else a warning triangle (`1-shell §2`, error page). */
  status: number;
  title: string;
  /** `h1` where the error is the page, `h2` where it stands in one. */
  heading?: 'h1' | 'h2';
  message: string;
  /** What to do next. */
  actions: ReactNode;
  /** Small print: the request's number, debug details. */
  children?: ReactNode;
}

/** Says that a page or a part of it could not be shown. */
export function ErrorMessage({ status, title, heading: Heading = 'h1', message, actions, children }: Props) {
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
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  );
}

/** The number under which the failure stands in the logs. */
export const RequestNumber = ({ label, number, id }: { label: string; number: string; id?: string }) => (
  <p className={styles.request}>
    {label} <code id={id}>{number}</code>
  </p>
);

/** What makers want to know of a failure. */
export const DebugDetails = ({ label, text, id }: { label: string; text: string; id?: string }) => (
  <details className={styles.debug}>
    <summary>{label}</summary>
    <pre id={id}>{text}</pre>
  </details>
);
