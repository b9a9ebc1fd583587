import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { useTexts } from '../locale/define-texts.ts';
import styles from './steps-form.module.css';
import { stepsTexts } from './steps-texts.ts';
import { spokenFirst } from './use-step-focus.ts';

/** How far the visitor has come, to be seen; the heading says it to those who listen. */
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

/** The heading of a step. */
export function StepTitle({ step, steps, title }: { step: number; steps: number; title: string }) {
  const t = useTexts(stepsTexts);
  return (
    <h3 {...spokenFirst} className={styles.title}>
      <span className="visually-hidden">{t.stepOf(step, steps)}. </span>
      {title}
    </h3>
  );
}

/** What has to be mended, all at once (`2-blocks-and-search §5`: errors show as a list). */
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

/** That the request is not sent (`2-blocks-and-search §8`, submit-error); `message` is the service's own, '' for none. */
export function StepsFailure({ message }: { message: string }) {
  const t = useTexts(stepsTexts);
  return (
    <div {...spokenFirst} role="alert" className={styles.failed}>
      <p className={styles.failedTitle}>{t.failedTitle}</p>
      <p>{message || t.failedMessage}</p>
    </div>
  );
}

export const StepsSent = ({ title, message }: { title: string; message: string }) => (
  <div role="status" className={styles.sent}>
    <h3 {...spokenFirst} className={styles.title}>
      {title}
    </h3>
    <p>{message}</p>
  </div>
);
