import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useCaptcha } from '../forms/captcha/use-captcha.ts';
import { ConsentLine, useConsentText } from '../forms/consent-line.tsx';
import { sendContact } from '../forms/send-contact.ts';
import { rememberVisitorInfo, visitorInfo } from '../forms/visitor-info.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { AskedFilters } from './asked-filters.tsx';
import { askedFields, type StepsDefinition } from './step-definition.ts';
import { StepProblems, StepProgress, StepsFailure, StepsSent, StepTitle } from './step-parts.tsx';
import { StepQuestion } from './step-question.tsx';
import { forgetAnswers, isVisitorField, keepAnswers, keptAnswers } from './step-values.ts';
import styles from './steps-form.module.css';
import { stepsPayload } from './steps-payload.ts';
import { canSubmit, startSteps, stepsReducer } from './steps-state.ts';
import { stepsTexts } from './steps-texts.ts';
import { useChoices } from './use-choices.ts';
import { stepOf, useStepAddress } from './use-step-address.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Props {
  form: StepsDefinition;
  /** Name of the form in the fragment of the address. */
  name: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
}

const reducers = new Map<StepsDefinition, ReturnType<typeof stepsReducer>>();

/**
 * Returns the reducer of a form, always the same function: with a new one on every render React would process each event twice.
 */
const reducerOf = (form: StepsDefinition) => {
  const reducer = reducers.get(form) ?? stepsReducer(form);
  reducers.set(form, reducer);
  return reducer;
};

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
  const { choices, hasFailed, retry } = useChoices(element);
  const [state, dispatch] = useReducer(reducerOf(form), form, startSteps);
  // A ref, because the state updates too late to stop a second submission in the same tick.
  const isSending = useRef(false);
  const { step, values, errors, submission, isRestored, reached } = state;
  const current = form.steps[step - 1];
  const isLast = step === form.steps.length;
  const isSubmitted = submission === 'submitted';
  const isSubmitting = submission === 'submitting';
  const isFailed = submission === 'failed' && errors.length === 0;

  const addressStep = isSubmitted ? 0 : step;
  const goBack = useStepAddress(name, isRestored ? addressStep : null, (wanted) =>
    dispatch({ kind: 'go', step: wanted }),
  );
  useEffect(() => {
    const { search: query, hash } = window.location;
    const kept = keptAnswers(form.formType);
    // A reload keeps the answers that the visitor has changed since; another search begins anew.
    const asked = kept?.values.query === query ? {} : (form.valuesOf?.(new URLSearchParams(query)) ?? {});
    const isAnew = kept === null || Object.keys(asked).length > 0;
    dispatch({
      kind: 'restore',
      values: { ...kept?.values, ...asked, query },
      reached: isAnew ? 0 : kept.reached,
      step: stepOf(hash, name),
      hasKept: !isAnew,
    });
  }, [form, name]);
  // The intro asks nothing.
  useEffect(() => {
    if (isRestored && reached > 0 && !isSubmitted) keepAnswers(form.formType, { values, reached });
  }, [form, isRestored, reached, isSubmitted, values]);
  // Another form may have stored contact details since. Existing answers are kept.
  const prefillContact = useEffectEvent(() => {
    const known = Object.entries(visitorInfo()).filter(([field, value]) => value !== '' && !values[field]);
    dispatch({ kind: 'fill', values: Object.fromEntries(known) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every change of the step
  useEffect(() => prefillContact(), [step]);
  useStepFocus(element, `${step} ${isSubmitted} ${isFailed}`, errors);

  function edit(field: string, value: string) {
    if (isVisitorField(field)) rememberVisitorInfo(field, value);
    dispatch({ kind: 'edit', name: field, value });
  }

  async function send() {
    dispatch({ kind: 'submit' });
    if (isSending.current || reducerOf(form)(state, { kind: 'submit' }).submission !== 'submitting') return;
    isSending.current = true;
    const payload = stepsPayload(form, values, {
      locale,
      municipalities: choices?.municipalities ?? [],
      units: { imperial: t.imperial, metric: t.metric },
      sourcePage: path,
      variant: variant?.id ?? '',
      consentText,
    });
    const outcome = await sendContact(payload, captcha.answer, locale);
    isSending.current = false;
    if (outcome.kind === 'sent') forgetAnswers(form.formType);
    dispatch(outcome);
  }

  function restart() {
    const query = window.location.search;
    forgetAnswers(form.formType);
    dispatch({ kind: 'restart', values: { ...form.valuesOf?.(new URLSearchParams(query)), query } });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLast) void send();
    else if (isReady) dispatch({ kind: 'next' });
  }

  const askedFilters = form.filtersOf?.(new URLSearchParams(values.query));
  const isReady = choices !== null && captcha.isAvailable;
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSubmitting}
      onSubmit={submit}
      onFocus={captcha.prepare}
    >
      <noscript>
        <p className={styles.needs}>
          {t.needsScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
        </p>
      </noscript>
      {isSubmitted && <StepsSent title={t.sentTitle} message={t.sentMessageOf(form.formType)} />}
      {!isSubmitted && state.hasKept && (
        <div className={styles.kept}>
          <p className={styles.note}>{t.kept}</p>
          <Button tone="quiet" disabled={isSubmitting} onClick={restart}>
            {t.restart}
          </Button>
        </div>
      )}
      {!isSubmitted && (step === 0 || !choices) && (
        <div className={styles.intro}>
          {askedFilters && choices && <AskedFilters filters={askedFilters} choices={choices} />}
          {step === 0 && (
            <Button type="submit" disabled={!isReady}>
              {t.startOf(form.formType)}
            </Button>
          )}
          <p role="status" className={styles.note}>
            {!captcha.isAvailable ? t.withoutCaptcha : hasFailed ? t.withoutPlaces : choices === null ? t.loading : ''}
          </p>
          {hasFailed && (
            <Button tone="quiet" onClick={retry}>
              {t.retry}
            </Button>
          )}
        </div>
      )}
      {!isSubmitted && current && choices && (
        <>
          <StepProgress step={step} steps={form.steps.length} />
          <StepTitle step={step} steps={form.steps.length} title={t.titleOf(current.id)} />
          <StepProblems errors={errors} />
          {isFailed && <StepsFailure message={state.message} />}
          <fieldset className={styles.fields} disabled={isSubmitting}>
            <legend className="visually-hidden">{t.titleOf(current.id)}</legend>
            {askedFields(current, values).map((field) => (
              <StepQuestion
                key={field.name}
                field={field}
                values={values}
                errors={errors}
                choices={choices}
                edit={edit}
              />
            ))}
          </fieldset>
        </>
      )}
      <div ref={captchaPlace} className={styles.captcha} hidden={!isLast || isSubmitted} />
      {!isSubmitted && current && choices && (
        <div className={styles.foot}>
          <Button tone="quiet" disabled={isSubmitting} onClick={goBack}>
            {t.previous}
          </Button>
          {isLast ? (
            <Button type="submit" disabled={!canSubmit(state) || !captcha.isAvailable}>
              {isSubmitting ? t.submitting : t.submit}
            </Button>
          ) : (
            <Button type="submit">{t.next}</Button>
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
      )}
    </form>
  );
}
