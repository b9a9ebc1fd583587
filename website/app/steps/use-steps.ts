import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { sendContact } from '../forms/send-contact.ts';
import { rememberVisitorInfo, visitorInfo } from '../forms/visitor-info.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { restoredAnswers, unansweredDetails } from './restored-answers.ts';
import type { StepsDefinition } from './step-definition.ts';
import { forgetAnswers, isVisitorField, keepAnswers, keptAnswers } from './step-values.ts';
import { startSteps, stepsReducer } from './steps-state.ts';
import { stepOf, useStepAddress } from './use-step-address.ts';
import { useStepFocus } from './use-step-focus.ts';

interface Settings {
  form: StepsDefinition;
  /** Name of the form in the fragment of the address. */
  name: string;
  element: RefObject<HTMLElement | null>;
  /** Returns what is sent to core for the answers. */
  payload: (values: Readonly<Record<string, string>>) => FormData;
  answerCaptcha: () => Promise<string>;
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

/** Returns the state of a form of several steps, kept in the address and in the session, and the functions that change it. */
export function useSteps({ form, name, element, payload, answerCaptcha }: Settings) {
  const locale = useLocale();
  const [state, dispatch] = useReducer(reducerOf(form), form, startSteps);
  // A ref, because the state updates too late to stop a second submission in the same tick.
  const isSending = useRef(false);
  const { step, values, errors, submission, isRestored, reached } = state;
  const isSubmitted = submission === 'submitted';
  const isFailed = submission === 'failed' && errors.length === 0;

  const addressStep = isSubmitted ? 0 : step;
  const canFollow = isRestored && submission !== 'submitting';
  const goBack = useStepAddress(name, canFollow ? addressStep : null, (wanted) =>
    dispatch({ kind: 'go', step: wanted }),
  );
  useEffect(() => {
    const { search: query, hash } = window.location;
    const answers = restoredAnswers(keptAnswers(form.formType), form, query);
    dispatch({ kind: 'restore', ...answers, step: stepOf(hash, name) });
  }, [form, name]);
  // Nothing is stored before the first step, because the intro asks nothing.
  useEffect(() => {
    if (isRestored && reached > 0 && !isSubmitted) keepAnswers(form.formType, { values, reached });
  }, [form, isRestored, reached, isSubmitted, values]);
  // Another form may have stored contact details since. Existing answers are kept.
  const prefillContact = useEffectEvent(() =>
    dispatch({ kind: 'fill', values: unansweredDetails(visitorInfo(), values) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every change of the step
  useEffect(() => prefillContact(), [step]);
  useStepFocus(element, `${step} ${isSubmitted} ${isFailed}`, errors);

  async function send() {
    dispatch({ kind: 'submit' });
    if (isSending.current || reducerOf(form)(state, { kind: 'submit' }).submission !== 'submitting') return;
    isSending.current = true;
    const outcome = await sendContact(payload(values), answerCaptcha, locale);
    isSending.current = false;
    if (outcome.kind === 'sent') forgetAnswers(form.formType);
    dispatch(outcome);
  }

  return {
    state,
    isFailed,
    send,
    goBack,
    next: () => dispatch({ kind: 'next' }),
    edit(field: string, value: string) {
      if (isVisitorField(field)) rememberVisitorInfo(field, value);
      dispatch({ kind: 'edit', name: field, value });
    },
    restart() {
      const query = window.location.search;
      forgetAnswers(form.formType);
      dispatch({ kind: 'restart', values: { ...form.valuesOf?.(new URLSearchParams(query)), query } });
    },
  };
}
