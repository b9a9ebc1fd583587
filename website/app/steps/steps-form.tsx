import type { FieldError } from '@vitrine/contract/core/contact.ts';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { useCaptcha } from '../forms/captcha/use-captcha.ts';
import { ConsentLine, useConsentText } from '../forms/consent-line.tsx';
import { sendContact } from '../forms/send-contact.ts';
import { rememberVisitorInfo, visitorInfo } from '../forms/visitor-info.ts';
import { useTexts } from '../locale/define-texts.ts';
import { fixedPath } from '../locale/paths.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { useSite } from '../site/site-context.tsx';
import { Button } from '../ui/button.tsx';
import type { StepsDefinition } from './step-definition.ts';
import { StepQuestion } from './step-question.tsx';
import { forgetValues, keepValues, keptValues } from './step-values.ts';
import styles from './steps-form.module.css';
import { stepsPayload } from './steps-payload.ts';
import { canSubmit, type StepsEvent, startSteps, stepsReducer } from './steps-state.ts';
import { stepsTexts } from './steps-texts.ts';
import { useChoices } from './use-choices.ts';
import { useStepAddress } from './use-step-address.ts';

interface Props {
  form: StepsDefinition;
  /** The name of the form in the fragment of the address. */
  name: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
}

const reducers = new Map<StepsDefinition, ReturnType<typeof stepsReducer>>();

/** One reducer a form: a new function with every render would run each event twice. */
const reducerOf = (form: StepsDefinition) => {
  const reducer = reducers.get(form) ?? stepsReducer(form);
  reducers.set(form, reducer);
  return reducer;
};

const visitorFields = ['firstname', 'lastname', 'email', 'phone'] as const;

/** A form of several steps with its intro (`2-blocks-and-search §4`, multi-step forms). */
export function StepsForm({ form, name, labelledBy }: Props) {
  const t = useTexts(stepsTexts);
  const locale = useLocale();
  const { path, variant } = useSite();
  const consentText = useConsentText();
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const captchaPlace = useRef<HTMLDivElement>(null);
  const captcha = useCaptcha(element, captchaPlace, form.formType);
  const { choices, hasFailed, retry } = useChoices(element);
  const [state, dispatch] = useReducer(reducerOf(form), form, startSteps);
  const { step, values, errors, submission } = state;
  const current = form.steps[step - 1];
  const isLast = step === form.steps.length;
  const isSubmitted = submission === 'submitted';

  useStepAddress(name, isSubmitted ? 0 : step, (wanted) => dispatch({ kind: 'go', step: wanted }));
  useEffect(() => {
    const known = Object.entries(visitorInfo()).filter(([, value]) => value !== '');
    dispatch({ kind: 'restore', values: { ...Object.fromEntries(known), ...keptValues(form.formType) } });
  }, [form]);
  useFocus(heading, element, `${step} ${submission}`, errors);

  function edit(field: string, value: string) {
    if (visitorFields.some((known) => known === field)) rememberVisitorInfo(field, value);
    keepValues(form.formType, { ...values, [field]: value });
    dispatch({ kind: 'edit', name: field, value });
  }

  async function send() {
    const next = reducerOf(form)(state, { kind: 'submit' });
    dispatch({ kind: 'submit' });
    if (next.submission !== 'submitting') return;
    const units = { imperial: t.imperial, metric: t.metric };
    const municipalities = choices?.municipalities ?? [];
    const payload = stepsPayload(form, values, {
      locale,
      municipalities,
      units,
      sourcePage: path,
      variant: variant?.id ?? '',
      consentText,
    });
    dispatch(await outcomeOf(payload));
  }

  async function outcomeOf(payload: FormData): Promise<StepsEvent> {
    try {
      payload.set('recaptcha_response', await captcha.answer());
    } catch (error) {
      console.error(error);
      return { kind: 'failed', message: '' };
    }
    const outcome = await sendContact(payload, locale);
    if (outcome.kind === 'sent') forgetValues(form.formType);
    return outcome;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLast) void send();
    else dispatch({ kind: 'next' });
  }

  const isReady = choices !== null && captcha.isAvailable;
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
        <p>
          {t.needsScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
        </p>
      </noscript>
      {isSubmitted && <Sent heading={heading} title={t.sentTitle} message={t.sentMessageOf(form.formType)} />}
      {!isSubmitted && step === 0 && (
        <div className={styles.intro}>
          <Button type="submit" disabled={!isReady}>
            {t.startOf(form.formType)}
          </Button>
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
          <Progress step={step} steps={form.steps.length} />
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {t.titleOf(current.id)}
          </h3>
          <Problems errors={errors} />
          {submission === 'failed' && errors.length === 0 && (
            <div role="alert" className={styles.failed}>
              <p className={styles.failedTitle}>{t.failedTitle}</p>
              <p>{state.message || t.failedMessage}</p>
            </div>
          )}
          <fieldset className={styles.fields} disabled={submission === 'submitting'}>
            <legend className="visually-hidden">{t.titleOf(current.id)}</legend>
            {current.fields.map((field) => (
              <StepQuestion
                key={field.name}
                field={field}
                values={values}
                errors={errors}
                choices={choices}
                isDisabled={submission === 'submitting'}
                edit={edit}
              />
            ))}
          </fieldset>
        </>
      )}
      <div ref={captchaPlace} className={styles.captcha} />
      {!isSubmitted && current && (
        <div className={styles.foot}>
          <Button
            tone="quiet"
            disabled={submission === 'submitting'}
            onClick={() => dispatch({ kind: 'go', step: step - 1 })}
          >
            {t.previous}
          </Button>
          {isLast ? (
            <Button type="submit" disabled={!canSubmit(state) || !captcha.isAvailable}>
              {submission === 'submitting' ? t.submitting : t.submit}
            </Button>
          ) : (
            <Button type="submit">{t.next}</Button>
          )}
          {isLast && (
            <div className={styles.consent}>
              <ConsentLine />
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

/** A new step is read from its heading; a step that is kept, from the first field that is wrong. */
function useFocus(
  heading: RefObject<HTMLElement | null>,
  form: RefObject<HTMLElement | null>,
  place: string,
  errors: readonly FieldError[],
): void {
  const first = useRef(place);
  useEffect(() => {
    if (first.current === place) return;
    first.current = place;
    heading.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [place, heading, form]);
  useEffect(() => {
    if (errors.length === 0) return;
    const wrong = '[aria-invalid="true"], [aria-describedby^="error"] input, [aria-describedby^="error"]';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [errors, form]);
}

function Progress({ step, steps }: { step: number; steps: number }) {
  const t = useTexts(stepsTexts);
  return (
    <div className={styles.progress}>
      <p className={styles.note}>{t.stepOf(step, steps)}</p>
      <progress className={styles.bar} value={step} max={steps} aria-label={t.stepOf(step, steps)} />
    </div>
  );
}

/** What has to be mended, all at once (`2-blocks-and-search §5`: errors show as a list). */
function Problems({ errors }: { errors: readonly FieldError[] }) {
  const t = useTexts(stepsTexts);
  return (
    <div role="alert" className={styles.problems}>
      {errors.length > 0 && (
        <div className={styles.failed}>
          <p className={styles.failedTitle}>{t.toMend}</p>
          <ul>
            {errors.map(({ field, code }) => (
              <li key={field}>{t.errorOf(field, code)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface SentProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  message: string;
}

const Sent = ({ heading, title, message }: SentProps) => (
  <div role="status" className={styles.sent}>
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h3>
    <p>{message}</p>
  </div>
);
