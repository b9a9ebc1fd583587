import { ShieldCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ConsentLine } from '../forms/consent-line.tsx';
import { useTexts } from '../locale/define-texts.ts';
import type { SearchChoices } from '../search/search-data.ts';
import { Button } from '../ui/button/button.tsx';
import { AskedFilters } from './asked-filters.tsx';
import { askedFields, type Step, type StepsDefinition } from './step-definition.ts';
import { StepProblems, StepProgress, StepsFailure, StepTitle } from './step-parts.tsx';
import { StepQuestion } from './step-question.tsx';
import styles from './steps-form.module.css';
import { canSubmit } from './steps-state.ts';
import { stepsTexts } from './steps-texts.ts';
import type { Choices } from './use-choices.ts';
import type { useSteps } from './use-steps.ts';

type Steps = ReturnType<typeof useSteps>;
interface CaptchaState {
  isAvailable: boolean;
  isSilent: boolean;
}

/** Says that the answers given before a reload were restored, and offers to begin anew. */
export function KeptNotice({ steps: { state, restart } }: { steps: Steps }) {
  const t = useTexts(stepsTexts);
  return (
    <div className={styles.kept}>
      <p className={styles.note}>{t.kept}</p>
      <Button tone="quiet" disabled={state.submission === 'submitting'} onClick={restart}>
        {t.restart}
      </Button>
    </div>
  );
}

interface IntroProps {
  form: StepsDefinition;
  steps: Steps;
  loading: Choices;
  captcha: CaptchaState;
}

/** Renders what comes before the first step: the filters of the search that led here, and the button that starts. */
export function StepsIntro({ form, steps: { state }, loading, captcha }: IntroProps) {
  const t = useTexts(stepsTexts);
  const { choices, hasFailed, retry } = loading;
  const { step, values } = state;
  const askedFilters = form.filtersOf?.(new URLSearchParams(values.query));
  const waitingFor = hasFailed ? t.withoutPlaces : choices === null ? t.loading : '';
  return (
    <div className={styles.intro}>
      {askedFilters && choices && <AskedFilters filters={askedFilters} choices={choices} />}
      {step === 0 && (
        <Button type="submit" disabled={choices === null || !captcha.isAvailable}>
          {t.startOf(form.formType)}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {captcha.isAvailable ? waitingFor : t.withoutCaptcha}
      </p>
      {hasFailed && (
        <Button tone="quiet" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}

interface CurrentStepProps {
  step: Step;
  /** Number of steps of the form. */
  count: number;
  steps: Steps;
  choices: SearchChoices;
}

/** Renders the progress, the errors and the questions of a step. */
export function CurrentStep({ step, count, steps: { state, isFailed, edit }, choices }: CurrentStepProps) {
  const t = useTexts(stepsTexts);
  const { values, errors } = state;
  const title = t.titleOf(step.id);
  return (
    <>
      <StepProgress step={state.step} steps={count} />
      <StepTitle step={state.step} steps={count} title={title} />
      <StepProblems errors={errors} />
      {isFailed && <StepsFailure message={state.message} />}
      <fieldset className={styles.fields} disabled={state.submission === 'submitting'}>
        <legend className="visually-hidden">{title}</legend>
        {askedFields(step, values).map((field) => (
          <StepQuestion key={field.name} field={field} values={values} errors={errors} choices={choices} edit={edit} />
        ))}
      </fieldset>
    </>
  );
}

/** Ignores the second click of a double click: the first has led to a step whose button is in the same place. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

interface StepButtonsProps {
  isLast: boolean;
  steps: Steps;
  captcha: CaptchaState;
  consent: 'alert' | 'answer';
}

/** Renders the buttons of a step; the last one sends the form, with the consent and the protection that it needs. */
export function StepButtons({ isLast, steps: { state, goBack }, captcha, consent }: StepButtonsProps) {
  const t = useTexts(stepsTexts);
  const isSubmitting = state.submission === 'submitting';
  return (
    <div className={styles.foot}>
      <Button tone="quiet" disabled={isSubmitting} onClick={goBack}>
        {t.previous}
      </Button>
      {isLast ? (
        <Button type="submit" disabled={!canSubmit(state) || !captcha.isAvailable} onClick={ignoreDoubleClick}>
          {isSubmitting ? t.submitting : t.submit}
        </Button>
      ) : (
        <Button type="submit" onClick={ignoreDoubleClick}>
          {t.next}
        </Button>
      )}
      {isLast && (
        <div className={styles.consent}>
          <ConsentLine purpose={consent} />
        </div>
      )}
      {isLast && captcha.isSilent && (
        <p className={styles.note}>
          <ShieldCheck size={18} strokeWidth={1.5} aria-hidden="true" /> {t.protection}
        </p>
      )}
    </div>
  );
}
