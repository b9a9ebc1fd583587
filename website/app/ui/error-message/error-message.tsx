import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './error-message.module.css';

interface Props {
  /** HTTP status; 503 shows a spinner, others a warning triangle (errors.10). */
  status: number;
  title: string;
  /** `h1` when the error is the whole page, `h2` when it is part of one. */
  heading?: 'h1' | 'h2';
  message: string;
  /** Buttons or links that help the visitor to continue. */
  actions: ReactNode;
  /** Details in small print: the request id, debug information. */
  children?: ReactNode;
}

/** Renders the error message of a page or of a part of it. */
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

/** Says that the page returns by itself, which takes a script. */
export const ReturnNote = ({ children }: { children: string }) => <p className={styles.return}>{children}</p>;

/** Renders the request id, which finds the failure in the logs. */
export const RequestNumber = ({ label, number }: { label: string; number: string }) => (
  <p className={styles.request}>
    {label} <code>{number}</code>
  </p>
);

/** Renders technical details of a failure for developers. */
export const DebugDetails = ({ label, text }: { label: string; text: string }) => (
  <details className={styles.debug}>
    <summary>{label}</summary>
    <pre>{text}</pre>
  </details>
);
