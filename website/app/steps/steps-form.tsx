import { type FormEvent, useRef } from 'react';
import { useCaptcha } from '../forms/captcha/use-captcha.ts';
import { useConsentText } from '../forms/consent-line.tsx';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { labelOf } from '../search/search-data.ts';
import { useSite } from '../site/site-context.tsx';
import type { StepsDefinition } from './step-definition.ts';
import { StepsSent } from './step-parts.tsx';
import { CurrentStep, KeptNotice, StepButtons, StepsIntro } from './step-sections.tsx';
import { municipalitiesOf } from './step-values.ts';
import styles from './steps-form.module.css';
import { stepsPayload } from './steps-payload.ts';
import { stepsTexts } from './steps-texts.ts';
import { useChoices } from './use-choices.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  form: StepsDefinition;
  /** Name of the form in the fragment of the address. */
  name: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

/** Renders a form of several steps with its intro (steps.1). */
export function StepsForm({ form, name, labelledBy }: Props) {
  const t = useTexts(stepsTexts);
  const locale = useLocale();
  const { path, variant } = useSite();
  const consent = form.formType === 'property_alert' ? 'alert' : 'answer';
  const consentText = useConsentText(consent);
  const element = useRef<HTMLFormElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(element, captchaPlace, form.formType);
  const loading = useChoices(element);
  const { choices } = loading;
  const steps = useSteps({
    form,
    name,
    element,
    answerCaptcha: captcha.answer,
    payload: (values) =>
      stepsPayload(form, values, {
        locale,
        municipalities: choices?.municipalities ?? [],
        units: { imperial: t.imperial, metric: t.metric },
        sourcePage: path,
        variant: variant?.id ?? '',
        consentText,
      }),
  });
  const { step, submission, hasKept } = steps.state;
  const current = form.steps[step - 1];
  const isLast = step === form.steps.length;
  const isSubmitted = submission === 'submitted';
  const isReady = choices !== null && captcha.isAvailable;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLast) void steps.send();
    else if (isReady) {
      answerCity();
      steps.next();
    }
  }

  /** Answers the question for the city by the one municipality that the visitor chose, so that it is asked once. */
  function answerCity() {
    const [code] = municipalitiesOf(steps.state.values);
    const isChosen = current?.fields.some(({ kind }) => kind === 'municipality');
    if (isChosen && code !== undefined) steps.edit('city', labelOf(choices?.municipalities ?? [], code));
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={submission === 'submitting'}
      onSubmit={submit}
      onFocus={captcha.prepare}
    >
      <noscript>
        <p className={styles.needs}>
          {t.needsScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
        </p>
      </noscript>
      {isSubmitted && <StepsSent title={t.sentTitle} message={t.sentMessageOf(form.formType)} />}
      {!isSubmitted && hasKept && <KeptNotice steps={steps} />}
      {!isSubmitted && (step === 0 || !choices) && (
        <StepsIntro form={form} steps={steps} loading={loading} captcha={captcha} />
      )}
      {!isSubmitted && current && choices && (
        <CurrentStep step={current} count={form.steps.length} steps={steps} choices={choices} />
      )}
      <div ref={captchaPlace} className={styles.captcha} hidden={!isLast || isSubmitted} />
      {!isSubmitted && current && choices && (
        <StepButtons isLast={isLast} steps={steps} captcha={captcha} consent={consent} />
      )}
    </form>
  );
}
