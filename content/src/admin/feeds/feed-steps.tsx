'use client';

import { Button, toast } from '@payloadcms/ui';
import type { FeedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, startTransition, useEffect, useRef, useState, useTransition } from 'react';
import type { Language, StaffApiAnswer } from '../leads/staff-api.ts';
import { addFeed, checkFeed } from './actions.ts';
import { missingFields } from './column-meanings.ts';
import { needsColumns, newValues } from './feed-form-values.ts';
import { feedPath } from './feed-urls.ts';
import { formTexts } from './form-texts.ts';
import { outcomeOf, type Step, stepsOf, withAllSites, wrongUpTo } from './source-steps.ts';
import { StepFields } from './step-fields.tsx';
import { stepTexts } from './step-texts.ts';
import { useSourceForm } from './use-source-form.ts';
import type { SiteOption } from './wrong-fields.ts';

interface StepsProps {
  language: Language;
  sites: SiteOption[];
  /** Site that the source feeds unless staff choose another. */
  site?: string;
}

/**
 * Renders the steps in which a source is added. Core checks each step before the next one shows; what was entered stays when a person goes back. Nothing
 * is stored before the last step.
 */
export function FeedSteps({ language, sites, site }: StepsProps) {
  const texts = stepTexts[language];
  const first = site ?? (sites.length === 1 ? sites[0]?.id : undefined);
  const form = useSourceForm({ language, sites, initial: () => newValues(first === undefined ? [] : [first]) });
  const { values, columns, result } = form;
  const [step, setStep] = useState<Step>('kind');
  const [showsMissing, setShowsMissing] = useState(false);
  const [isWorking, startWork] = useTransition();
  const router = useRouter();
  const steps = stepsOf(values);
  const place = steps.indexOf(step);
  const heading = useStepFocus(step);
  const isMapped = needsColumns(values);

  const go = (to: Step | undefined) => {
    if (to) startTransition(() => setStep(to));
  };
  const goOn = () => go(steps[place + 1]);

  /** Tests the connection, of a file with unknown columns by reading them. Returns true when there is a result to show. */
  const tryConnection = async (given = values): Promise<boolean> =>
    isMapped
      ? (await form.readColumns(undefined, given)) !== null
      : (await form.test(withAllSites(given, sites))) !== null;

  /** Lets core check what was entered so far. Returns true when it may go on, and else leads to the step that is wrong. */
  const isAccepted = async (): Promise<boolean> => {
    const input = form.toInput(steps.indexOf('sites') > place ? withAllSites(values, sites) : values);
    const answer = await checkFeed(language, input).catch((): StaffApiAnswer<object> => ({ kind: 'unavailable' }));
    if (answer.kind === 'ok') return true;
    const refused = answer.kind === 'refused' && answer.fields ? wrongUpTo(step, answer.fields) : null;
    if (answer.kind === 'refused' && answer.fields && refused === null) return true;
    form.showRefusal(answer);
    if (refused) {
      startTransition(() => form.setWrong(refused.wrong));
      go(refused.step);
    }
    return false;
  };

  const areColumnsChosen = async (): Promise<boolean> => {
    const missing = columns?.outcome === 'columns' ? missingFields(values, columns.columns, language) : [''];
    startTransition(() => setShowsMissing(missing.length > 0));
    return missing.length === 0 && (await form.test())?.outcome === 'listings';
  };

  const add = async () => {
    const answer = await addFeed(language, form.toInput()).catch(
      (): StaffApiAnswer<FeedDetail> => ({ kind: 'unavailable' }),
    );
    if (answer.kind !== 'ok') {
      form.showRefusal(answer);
      const refused = answer.kind === 'refused' ? wrongUpTo('finish', answer.fields ?? {}) : null;
      return go(refused?.step);
    }
    toast.success(formTexts[language].added);
    router.push(feedPath(answer.data.id));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    startWork(async () => {
      if (step === 'finish') return add();
      if (!(await isAccepted())) return;
      startTransition(() => form.setWrong({}));
      if (step === 'connection' && !(await tryConnection())) return;
      if (step === 'columns' && !(await areColumnsChosen())) return;
      goOn();
    });
  };

  const tested = isMapped ? (columns?.outcome === 'columns' ? 'good' : 'bad') : outcomeOf(result);
  const isStopped = step === 'test' && tested === 'bad';
  return (
    <form className="feed-form" onSubmit={submit} noValidate aria-busy={isWorking}>
      <nav aria-label={texts.progress}>
        <ol className="feed-steps">
          {steps.map((each, at) => (
            <li key={each} aria-current={each === step ? 'step' : undefined} data-done={at < place || undefined}>
              {texts.steps[each].title}
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className="lead-hint">{texts.place(place + 1, steps.length)}</p>
        <h2 ref={heading} tabIndex={-1}>
          {texts.steps[step].title}
        </h2>
        <p className="lead-hint">{texts.steps[step].intro}</p>
      </div>
      <StepFields
        {...{ step, language, sites, form, isWorking, showsMissing }}
        readColumns={(record) => startWork(async () => void (await form.readColumns(record)))}
        confirm={(key) => startWork(async () => void (await tryConnection(form.confirmServer(key))))}
      />
      <div className="feed-buttons">
        {place > 0 && (
          <Button buttonStyle="secondary" disabled={isWorking} onClick={() => go(steps[place - 1])}>
            {texts.back}
          </Button>
        )}
        {isStopped ? (
          <Button disabled={isWorking} onClick={() => startWork(async () => void (await tryConnection()))}>
            {isWorking ? texts.working : texts.retry}
          </Button>
        ) : (
          <Button type="submit" disabled={isWorking}>
            {isWorking
              ? texts.working
              : step === 'finish'
                ? texts.finish
                : step === 'test' && tested === 'waiting'
                  ? texts.anyway
                  : texts.next}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Moves the focus to the heading of a step that has just come, so that a screen reader reads it and Tab goes on from there. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
