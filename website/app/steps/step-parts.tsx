import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import { useSearchPath } from '../site/use-search-path.ts';
import { buttonClass } from '../ui/button/button.tsx';
import styles from './steps-form.module.css';
import { stepsTexts } from './steps-texts.ts';
import { focusTarget } from './use-step-focus.ts';

/** Renders the progress bar. It is hidden from screen readers, because the heading announces the step. */
export function StepProgress({ step, steps }: { step: number; steps: number }) {
  const t = useTexts(stepsTexts);
  return (
    <div className={styles.progress}>
      <p className={styles.note} aria-hidden="true">
        {t.stepOf(step, steps)}
      </p>
      <progress className={styles.bar} value={step} max={steps} aria-label={t.progress} />
    </div>
  );
}

/** Renders the heading of a step. */
export function StepTitle({ step, steps, title }: { step: number; steps: number; title: string }) {
  const t = useTexts(stepsTexts);
  return (
    <h3 {...focusTarget} className={styles.title}>
      <span className="visually-hidden">{t.stepOf(step, steps)}. </span>
      {title}
    </h3>
  );
}

/** Lists all validation errors of a step (steps.10). */
export function StepProblems({ errors }: { errors: readonly FieldError[] }) {
  const t = useTexts(stepsTexts);
  return (
    <div role="alert" className={styles.problems}>
      {errors.length > 0 && (
        <div className={styles.failed}>
          <p className={styles.failedTitle}>{t.toMend}</p>
          <ul>
            {errors.map(({ field, code }) => (
              <li key={field}>{t.problemOf(field, code)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * Renders the error message of a failed submission (steps.6); `message` is the text of the
 * service, or ''.
 */
export function StepsFailure({ message }: { message: string }) {
  const t = useTexts(stepsTexts);
  return (
    <div {...focusTarget} role="alert" className={styles.failed}>
      <p className={styles.failedTitle}>{t.failedTitle}</p>
      <p>{message || t.failedMessage}</p>
    </div>
  );
}

/** Renders the thanks for a form that was sent, and the way to the listings. */
export function StepsSent({ title, message }: { title: string; message: string }) {
  const t = useTexts(stepsTexts);
  const searchPath = useSearchPath();
  return (
    <div className={styles.sent} data-sent>
      <div role="status" className={styles.thanks}>
        <CircleCheck className={styles.mark} size={32} strokeWidth={1.5} aria-hidden="true" />
        <h3 {...focusTarget} className={styles.title}>
          {title}
        </h3>
        <p>{message}</p>
      </div>
      {searchPath !== null && (
        <a className={buttonClass('quiet')} href={searchPath}>
          {t.listings}
        </a>
      )}
    </div>
  );
}
